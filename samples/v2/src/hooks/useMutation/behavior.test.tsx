import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const parameters = { path: { bookId: 7 } };

test('a callback that rejects makes the mutation fail, though it was sent', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const onError = vi.fn();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters, {
        onSuccess: () => Promise.reject(new Error('No list.')),
        onError,
      }),
    );
    act(() => result.current.mutate({ price: 990 }));
    await idle();
    expect(mockApi.data.books.find(({ id }) => id === 7)?.price).toBe(990);
    expect(result.current.error).toEqual(new Error('No list.'));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test('callbacks of mutate() run for the latest call only', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const ofHook = vi.fn();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(undefined, { onSuccess: ofHook }),
    );
    const ofCall = vi.fn();
    const change = (bookId: number) =>
      result.current.mutate(
        { path: { bookId }, body: { stock: 1 } },
        { onSuccess: ({ id }) => ofCall(id) },
      );
    act(() => {
      change(7);
      change(3);
    });
    await idle();
    expect(ofHook).toHaveBeenCalledTimes(2);
    expect(ofCall.mock.calls).toEqual([[3]]);
  });
});

test('mutate and mutateAsync stay the same, the result does not', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    const first = result.current;
    act(() => first.mutate({ price: 990 }));
    await idle();
    expect(result.current).not.toBe(first);
    expect(result.current.mutate).toBe(first.mutate);
    expect(result.current.mutateAsync).toBe(first.mutateAsync);
  });
});

test.each(['onError', 'onSettled'] as const)(
  'the error of the request stays when %s rejects after it',
  async (callback) => {
    const unhandled: unknown[] = [];
    const collect = (reason: unknown) => unhandled.push(reason);
    const listeners = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', collect);

    const failure = new Error('Not rolled back.');
    await runSample(async ({ renderHook, mockApi, idle }) => {
      mockApi.failNetwork();
      const { result } = renderHook(() =>
        api.books.updateBook.useMutation(parameters, {
          [callback]: () => Promise.reject(failure),
        }),
      );
      act(() => result.current.mutate({ price: 990 }));
      await idle();
      expect(result.current.error).toEqual(
        new TypeError('Failed to fetch'),
      );
    });
    expect(unhandled).toEqual([failure]);

    process.off('unhandledRejection', collect);
    listeners.forEach((listener) =>
      process.on('unhandledRejection', listener),
    );
  },
);

test('an onSettled that rejects after a success makes it fail', async () => {
  // It runs again with the error, and rejects again.
  const onSettled = vi
    .fn()
    .mockRejectedValueOnce(new Error('Too late.'))
    .mockResolvedValue(undefined);
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters, { onSettled }),
    );
    act(() => result.current.mutate({ price: 990 }));
    await idle();
    expect(result.current.error).toEqual(new Error('Too late.'));
  });
});

test('mutationKey: undefined takes the key away', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.delay(200);
    const { result } = renderHook(() => ({
      update: api.books.updateBook.useMutation(undefined, {
        mutationKey: undefined,
      }),
      pending: api.books.updateBook.useIsMutating(),
    }));
    act(() =>
      result.current.update.mutate({ ...parameters, body: { price: 1 } }),
    );
    await waitFor(() => expect(result.current.update.isPending).toBe(true));
    expect(result.current.pending).toBe(0);
    await idle();
    expect(result.current.update.isSuccess).toBe(true);
  });
});
