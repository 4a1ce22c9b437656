import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { OrderList } from './OrderList';

test('sends the store with a query that does not name it', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<OrderList />);
    await page.findByText('o-1: placed');
    const keys = queryClient.getQueryCache().getAll();
    expect(keys.map(({ queryKey }) => queryKey)).toEqual([
      api.orders.listOrders.getQueryKey(),
    ]);
  });
});
