import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { ReorderButton } from './ReorderButton';

test('orders the lines that are in the cache', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await api.orders.listOrders.fetchQuery({
      parameters: { header: { 'X-Store-Id': 'lisbon' } },
    });
    const page = render(<ReorderButton storeId="lisbon" />);
    page.getByRole('button').click();
    await page.findByRole('status');
    await idle();
  });
});

test('sends nothing when the orders of this shop were not loaded', async () => {
  const record = await runSample(async ({ render, idle }) => {
    await api.orders.listOrders.fetchQuery({
      parameters: { header: { 'X-Store-Id': 'lisbon' } },
    });
    const page = render(<ReorderButton storeId="porto" />);
    page.getByRole('button').click();
    await idle();
  });
  expect((JSON.parse(record) as { requests: [] }).requests).toHaveLength(1);
});
