import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { orderBook } from './orderBook';

test('places an order', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value("orderBook(7, 'k-1')", await orderBook(7, 'k-1'));
  });
});

test('throws what went wrong', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(orderBook(7, 'k-1')).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
});
