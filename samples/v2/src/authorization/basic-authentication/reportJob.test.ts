import { afterEach, expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createJobApi } from './reportJob';

afterEach(() => void vi.useRealTimers());

const config = { username: 'reports', password: 'left hand' };
const parameters = { header: { 'X-Store-Id': 'lisbon' } };

test('logs in once for two requests', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const api = createJobApi(config);
    const { data } = await api.orders.listOrders({ parameters });
    value('listOrders()', data);
    await api.orders.cancelOrder({
      parameters: { ...parameters, path: { orderId: 'o-1' } },
    });
  });
});

test('logs in again when the token gets old', async () => {
  const record = await runSample(async () => {
    const api = createJobApi(config);
    await api.orders.listOrders({ parameters });
    vi.setSystemTime(new Date('2025-01-15T12:13:00Z'));
    await api.orders.listOrders({ parameters });
    vi.setSystemTime(new Date('2025-01-15T12:13:31Z'));
    await api.orders.listOrders({ parameters });
  });
  const { requests } = JSON.parse(record) as {
    requests: { headers: Record<string, string> }[];
  };
  const tokens = requests
    .map(({ headers }) => headers.authorization)
    .filter((value) => value?.startsWith('Bearer'));
  expect(new Set(tokens).size).toBe(2);
  expect(tokens[0]).toBe(tokens[1]);
});
