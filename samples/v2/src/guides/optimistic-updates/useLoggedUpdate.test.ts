import { act } from '@testing-library/react';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api } from './client';
import { useLoggedUpdate } from './useLoggedUpdate';

test('the arguments of each callback', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, idle, value }) => {
      const { result } = renderHook(() => useLoggedUpdate(7, value));
      act(() => result.current.mutate({ stock: 6 }));
      await idle();
      expect(result.current.context).toEqual({ startedWith: { stock: 6 } });
    },
  );
});

test('after a failure, onError and onSettled get the error', async () => {
  const calls: unknown[] = [];
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.failNetwork();
    const { result } = renderHook(() =>
      useLoggedUpdate(7, (name, values) => calls.push([name, values])),
    );
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
  });
  const variables = { stock: 6 };
  const onMutateResult = { startedWith: variables };
  const error = new TypeError('Failed to fetch');
  expect(calls).toEqual([
    ['onMutate', { variables, keys: ['client', 'meta', 'mutationKey'] }],
    ['onError', { error, variables, onMutateResult }],
    ['onSettled', { data: undefined, error, variables, onMutateResult }],
  ]);
});

test('the order: cache, hook, then the callbacks of mutate()', async () => {
  const order: string[] = [];
  const add = (name: string) => () => void order.push(name);
  await runSample(async ({ renderHook, idle }) => {
    const own = createAPIClient({
      requestFn,
      baseUrl: 'https://bookshop.example/v1',
      queryClient: new QueryClient({
        mutationCache: new MutationCache({
          onMutate: add('cache.onMutate'),
          onSuccess: add('cache.onSuccess'),
          onSettled: add('cache.onSettled'),
        }),
      }),
    });
    const { result } = renderHook(() =>
      own.books.updateBook.useMutation(
        { path: { bookId: 7 } },
        {
          onMutate: add('hook.onMutate'),
          onSuccess: add('hook.onSuccess'),
          onSettled: add('hook.onSettled'),
        },
      ),
    );
    act(() =>
      result.current.mutate(
        { stock: 6 },
        {
          onSuccess: add('mutate.onSuccess'),
          onSettled: add('mutate.onSettled'),
        },
      ),
    );
    await idle();
  });
  expect(order).toEqual([
    'cache.onMutate',
    'hook.onMutate',
    'cache.onSuccess',
    'hook.onSuccess',
    'cache.onSettled',
    'hook.onSettled',
    'mutate.onSuccess',
    'mutate.onSettled',
  ]);
});

test('the callbacks of mutate() get the same arguments', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(
        { path: { bookId: 7 } },
        { onMutate: () => 'from onMutate' },
      ),
    );
    const seen: unknown[][] = [];
    act(() =>
      result.current.mutate(
        { stock: 6 },
        {
          onSuccess: (...values) => void seen.push(values),
          onSettled: (...values) => void seen.push(values),
        },
      ),
    );
    await idle();
    const [success, settled] = seen;
    expect(success?.slice(1, 3)).toEqual([{ stock: 6 }, 'from onMutate']);
    expect(settled?.slice(1, 4)).toEqual([
      null,
      { stock: 6 },
      'from onMutate',
    ]);
    expect(Object.keys(success?.[3] as object)).toEqual([
      'client',
      'meta',
      'mutationKey',
    ]);
  });
});

test('an onMutate that rejects sends nothing', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(
        { path: { bookId: 7 } },
        { onMutate: () => Promise.reject(new Error('No snapshot.')) },
      ),
    );
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
    expect(result.current.error).toEqual(new Error('No snapshot.'));
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});
