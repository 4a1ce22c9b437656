import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withContext } from '../../facts/withContext';
import { qraft } from './client';

const { placeOrder } = qraft.orders;
const variables = {
  header: { 'X-Store-Id': 'porto' },
  body: { lines: [{ bookId: 3, quantity: 1 }] },
};

test('a default mutationFn has no effect, its neighbors have', async () => {
  const requestFn = vi.fn().mockResolvedValue({ id: 'o-9' });
  const mutationFn = vi.fn();
  const client = new QueryClient();
  client.setMutationDefaults(placeOrder.getMutationKey(), {
    mutationFn,
    meta: { from: 'defaults' },
  });
  const { result } = renderHook(
    () => placeOrder.useMutation(undefined, undefined, client),
    { wrapper: withContext({ requestFn }) },
  );
  await act(() => result.current.mutateAsync(variables));
  expect(mutationFn).not.toHaveBeenCalled();
  expect(requestFn).toHaveBeenCalledOnce();
  expect(client.getMutationCache().getAll()[0]?.meta).toEqual({
    from: 'defaults',
  });
});

test('an option of the hook wins over a default', async () => {
  const requestFn = vi.fn().mockRejectedValue(new Error('offline'));
  const client = new QueryClient();
  client.setMutationDefaults(placeOrder.getMutationKey(), {
    retry: 2,
    retryDelay: 0,
  });
  const { result } = renderHook(
    () => placeOrder.useMutation(undefined, { retry: 0 }, client),
    { wrapper: withContext({ requestFn }) },
  );
  await act(() =>
    expect(result.current.mutateAsync(variables)).rejects.toBeInstanceOf(
      Error,
    ),
  );
  expect(requestFn).toHaveBeenCalledOnce();
});
