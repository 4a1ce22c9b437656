import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { queryClient } from './client';
import { OrderButton } from './OrderButton';

afterEach(() => onlineManager.setOnline(true));

test('repeats the order with the same key', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    render(
      <QueryClientProvider client={queryClient}>
        <OrderButton bookId={7} />
      </QueryClientProvider>,
    );
    mockApi.respond('post', '/orders', () => {
      onlineManager.setOnline(false);
      throw new TypeError('Failed to fetch');
    });
    fireEvent.click(screen.getByText('Order'));
    await screen.findByText('Waiting for the network.');

    const order = mockApi.data.orders[0]!;
    mockApi.respond('post', '/orders', { status: 201, body: order });
    act(() => onlineManager.setOnline(true));
    await idle();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
