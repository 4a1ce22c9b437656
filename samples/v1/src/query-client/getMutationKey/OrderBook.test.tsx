import { fireEvent, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { OrderBook } from './OrderBook';
import { repeatOrders } from './repeatOrders';

afterAll(() =>
  queryClient.setMutationDefaults(
    qraft.orders.placeOrder.getMutationKey(),
    {},
  ),
);

test('orders again with the same idempotency key', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    repeatOrders();
    const order = mockApi.data.orders[0]!;
    let sent = 0;
    mockApi.respond('post', '/orders', () => {
      sent += 1;
      if (sent === 1) throw new TypeError('Failed to fetch');
      return Response.json(order, { status: 201 });
    });
    render(<OrderBook bookId={3} />);
    fireEvent.click(screen.getByRole('button'));
    await idle();
    await screen.findByText('Ordered');
  });
});

test('does not repeat an order that was refused', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    repeatOrders();
    const body = { title: 'No', status: 400 };
    mockApi.respond('post', '/orders', () =>
      Response.json(body, { status: 400 }),
    );
    render(<OrderBook bookId={3} />);
    fireEvent.click(screen.getByRole('button'));
    await idle();
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
