import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { placeOrderOnce } from './placeOrderOnce';

test('repeats an order whose response was lost, with the same key', async () => {
  await recordSample(import.meta.url, async ({ mockApi, value }) => {
    const [order] = mockApi.data.orders;
    let calls = 0;
    mockApi.respond('post', '/orders', () => {
      calls += 1;
      // The order has arrived, but its response gets lost.
      if (calls === 1) throw new TypeError('Failed to fetch');
      return Response.json({ ...order, id: 'o-2' }, { status: 201 });
    });
    const { id } = await placeOrderOnce('lisbon', 7);
    value('order.id', id);
    expect(calls).toBe(2);
  });
});

test('does not repeat what the server refused', async () => {
  const record = await runSample(async ({ mockApi }) => {
    const body = { type: 'about:blank', title: 'Sold out', status: 400 };
    mockApi.respond('post', '/orders', { status: 400, body });
    await expect(placeOrderOnce('lisbon', 3)).rejects.toEqual(body);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
