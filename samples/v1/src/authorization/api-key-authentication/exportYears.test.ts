// @vitest-environment node
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { exportYears } from './exportYears';

test('adds the key to the query of each request', async () => {
  await recordSample(import.meta.url, async () => {
    const orders = await exportYears([2024, 2025], 'report-1');
    expect(orders.map(({ id }) => id)).toEqual(['o-1', 'o-1']);
  });
});

test('a key with a lifetime is renewed with the first request after 0.9 of it', async () => {
  const handler = vi.fn(() => ({
    in: 'query' as const,
    name: 'report_key',
    value: 'k',
    refreshInterval: 1000,
  }));
  const secure = createSecureRequestFn(
    { ReportKey: handler },
    vi.fn().mockResolvedValue([]),
    new QueryClient(),
  );
  const start = Date.now();
  vi.setSystemTime(start);
  const { schema } = qraft.orders.exportOrders;
  await secure(schema, { baseUrl: '' });
  vi.setSystemTime(start + 899);
  await secure(schema, { baseUrl: '' });
  expect(handler).toHaveBeenCalledTimes(1);
  vi.setSystemTime(start + 901);
  await secure(schema, { baseUrl: '' });
  expect(handler).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('a key that the call gives wins', async () => {
  const inner = vi.fn().mockResolvedValue([]);
  const secure = createSecureRequestFn(
    { ReportKey: () => ({ in: 'query', name: 'report_key', value: 'k' }) },
    inner,
    new QueryClient(),
  );
  await secure(qraft.orders.exportOrders.schema, {
    baseUrl: '',
    parameters: { query: { report_key: 'mine' } },
  });
  expect(inner.mock.calls[0]?.[1]).toMatchObject({
    parameters: { query: { report_key: 'mine' } },
  });
});
