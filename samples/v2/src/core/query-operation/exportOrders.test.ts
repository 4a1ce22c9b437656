import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { exportOrders } from './exportOrders';

test('requests CSV with its own request function', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value(
      "exportOrders('lisbon', 2025)",
      await exportOrders('lisbon', 2025),
    );
  });
});

test('throws the declared problem', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders/export', {
      status: 401,
      body: { type: 'about:blank', title: 'No key', status: 401 },
    });
    await expect(exportOrders('lisbon', 2025)).rejects.toMatchObject({
      title: 'No key',
    });
  });
});
