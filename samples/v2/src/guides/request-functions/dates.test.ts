import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';
import { api, queryClient } from './client';
import { dateRequestFn } from './dateRequestFn';
import { useOrders } from './useOrders';
import { getYear } from './wrongDates';

const parameters = { header: { 'X-Store-Id': 'lisbon' } };

test('select gives dates, the cache keeps strings', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() => useOrders('lisbon'));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const placedAt: Date | undefined = result.current.data?.[0]?.placedAt;
    expect(placedAt).toBeInstanceOf(Date);
    const cached = api.orders.listOrders.getQueryData(parameters);
    expect(cached?.[0]?.placedAt).toBeTypeOf('string');
    queryClient.clear();
  });
});

test('the request function gives dates that the types do not know', async () => {
  await runSample(async () => {
    expect(await getYear('lisbon')).toBe(2025);
  });
});

test('equal data is the same object in the cache, unless it has dates', async () => {
  const load = async (send: typeof requestFn) => {
    const own = createAPIClient({
      requestFn: send,
      queryClient,
      baseUrl: 'https://bookshop.example/v1',
    });
    await own.orders.listOrders.fetchQuery({ parameters });
    return own.orders.listOrders.getQueryData(parameters);
  };
  await runSample(async () => {
    const strings = await load(requestFn);
    expect(await load(requestFn)).toBe(strings);
    const orders = await load(dateRequestFn);
    const again = await load(dateRequestFn);
    expect(again).toEqual(orders);
    expect(again).not.toBe(orders);
  });
});
