import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { useOrders } from './useOrders';

test('puts the message into the query', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() => useOrders('lisbon'));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const queryKey = api.orders.listOrders.getQueryKey({
      header: { 'X-Store-Id': 'lisbon' },
    });
    expect(queryClient.getQueryCache().find({ queryKey })?.meta).toEqual({
      errorMessage: 'Your orders did not load.',
    });
  });
});
