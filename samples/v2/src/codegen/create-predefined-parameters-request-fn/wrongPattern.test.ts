import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { wrongPattern } from './wrongPattern';

test('a pattern that does not match the generated one adds nothing', async () => {
  const api = createAPIClient({
    requestFn: wrongPattern,
    baseUrl: 'https://bookshop.example/v1',
  });
  const record = await runSample(async () => {
    await api.orders.listOrders();
  });
  expect(record.toLowerCase()).not.toContain('x-store-id');
});
