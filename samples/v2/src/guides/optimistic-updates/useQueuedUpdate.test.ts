import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { useQueuedUpdate } from './useQueuedUpdate';

test('sends the second update when the first has settled', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle, value }) => {
      const { result } = renderHook(() => useQueuedUpdate(7));
      const release = mockApi.hold();
      let open = 0;
      let mostOpen = 0;
      const { fetch } = globalThis;
      globalThis.fetch = async (...request) => {
        open += 1;
        mostOpen = Math.max(mostOpen, open);
        try {
          return await fetch(...request);
        } finally {
          open -= 1;
        }
      };
      act(() => {
        result.current.mutate({ price: 1290 });
        result.current.mutate({ price: 1190 });
      });
      const states = () =>
        api.books.updateBook
          .getMutationCache()
          .findAll()
          .map(({ state }) => ({
            status: state.status,
            isPaused: state.isPaused,
          }));
      await waitFor(() => expect(open).toBe(1));
      value('both mutations, after both calls', states());
      release();
      await idle();
      expect(mostOpen).toBe(1);
      expect(mockApi.data.books.at(-1)?.price).toBe(1190);
      expect(states()).toEqual([
        { status: 'success', isPaused: false },
        { status: 'success', isPaused: false },
      ]);
    },
  );
});

test('onMutate of a queued update runs immediately', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const onMutate = vi.fn();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(
        { path: { bookId: 7 } },
        { scope: { id: 'book-7' }, onMutate },
      ),
    );
    mockApi.delay(50);
    act(() => {
      result.current.mutate({ price: 1290 });
      result.current.mutate({ price: 1190 });
    });
    await Promise.resolve();
    expect(onMutate).toHaveBeenCalledTimes(2);
    await idle();
  });
});

test('a failure does not stop the queue', async () => {
  const record = await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() => useQueuedUpdate(7));
    mockApi.failNetwork();
    act(() => {
      result.current.mutate({ price: 1290 });
      result.current.mutate({ price: 1190 });
    });
    await idle();
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});
