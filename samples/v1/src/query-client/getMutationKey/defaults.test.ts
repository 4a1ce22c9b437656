import {
  dehydrate,
  hydrate,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
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

// > Set a default `mutationFn` for mutations that you restore from a persisted
// > cache. Otherwise, they fail with `No mutationFn found`. The default
// > `mutationFn` receives only the variables. For such mutations, pass the
// > parameters to `mutate()`, not to the hook.
test.each([{ hasDefault: false }, { hasDefault: true }])(
  'a restored mutation, with a default: $hasDefault',
  async ({ hasDefault }) => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const before = new QueryClient();
    onlineManager.setOnline(false);
    const { result } = renderHook(
      () => placeOrder.useMutation(undefined, undefined, before),
      { wrapper: withContext({ requestFn: vi.fn() }) },
    );
    await act(async () => result.current.mutate(variables));
    const stored: unknown = JSON.parse(JSON.stringify(dehydrate(before)));

    const after = new QueryClient();
    const mutationFn = vi.fn().mockResolvedValue({ id: 'o-9' });
    if (hasDefault) {
      after.setMutationDefaults(placeOrder.getMutationKey(), {
        mutationFn,
      });
    }
    hydrate(after, stored);
    onlineManager.setOnline(true);
    await after.resumePausedMutations();
    const [restored] = after.getMutationCache().getAll();
    if (hasDefault) {
      expect(restored?.state.status).toBe('success');
      expect(mutationFn.mock.calls).toEqual([[variables]]);
    } else {
      expect(restored?.state.error).toEqual(
        new Error('No mutationFn found'),
      );
    }
    before.clear();
    complaint.mockRestore();
  },
);
