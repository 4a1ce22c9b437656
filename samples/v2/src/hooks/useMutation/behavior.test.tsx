import { act } from '@testing-library/react';
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
