import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { useAddReview } from './useAddReview';

const parameters = { path: { bookId: 7 } };
const ids = () =>
  api.books.listReviews.getQueryData(parameters)?.items.map(({ id }) => id);

test('the stored review replaces the one with the temporary id', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle, value }) => {
      const before = await api.books.listReviews.fetchQuery({ parameters });
      const known = before.items.map(({ id }) => id);
      const { result } = renderHook(() => useAddReview(7));
      mockApi.delay(50);
      act(() => result.current.mutate({ rating: 5, text: 'Recommended.' }));
      await expect.poll(ids).toHaveLength(known.length + 1);
      value('ids before the response', ids());
      expect(ids()![0]).toMatch(/^new-/);
      await idle();
      value('ids after the response', ids());
      expect(ids()![0]).not.toMatch(/^new-/);
      expect(ids()!.slice(1)).toEqual(known);
    },
  );
});

test('a review that fails disappears, and another one stays', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    await api.books.listReviews.fetchQuery({ parameters });
    const known = ids()!;
    const { result } = renderHook(() => ({
      refused: useAddReview(7),
      other: useAddReview(7),
    }));
    mockApi.respond('post', '/books/{bookId}/reviews', ({ body }) =>
      body.rating === 1
        ? {
            status: 400 as const,
            body: { type: 'about:blank', title: 'Refused', status: 400 },
          }
        : {
            status: 201 as const,
            body: { ...body, id: 'stored', bookId: 7 },
          },
    );
    mockApi.delay(50);
    act(() => {
      result.current.refused.mutate({ rating: 1, text: 'refused' });
      result.current.other.mutate({ rating: 5, text: 'Recommended.' });
    });
    await expect.poll(ids).toHaveLength(known.length + 2);
    await idle();
    expect(result.current.refused.isError).toBe(true);
    expect(ids()).toEqual(['stored', ...known]);
  });
});

// > `cancelQueries()` stops that first load, and the list stays empty until
// > something refetches it.
test('a list that is still loading does not load afterwards', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.delay(50);
    const { result } = renderHook(() => ({
      list: api.books.listReviews.useQuery(parameters),
      add: useAddReview(7),
    }));
    act(() => result.current.add.mutate({ rating: 5, text: 'Good.' }));
    await idle();
    expect(result.current.add.isSuccess).toBe(true);
    expect(result.current.list).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
    });
  });
});

// > If the browser is offline, the mutation is [paused](./offline.mdx): it
// > hasn't failed, so the change stays.
test('offline, the change stays', async () => {
  await runSample(async ({ renderHook, idle }) => {
    await api.books.listReviews.fetchQuery({ parameters });
    const known = ids()!;
    const { result } = renderHook(() => useAddReview(7));
    onlineManager.setOnline(false);
    act(() => result.current.mutate({ rating: 5, text: 'Good.' }));
    await expect.poll(() => result.current.isPaused).toBe(true);
    expect(ids()).toHaveLength(known.length + 1);
    act(() => onlineManager.setOnline(true));
    await idle();
  });
});

// > The refetched list has no temporary item for `onSuccess` to replace, so
// > the new item can be missing.
test('a list that refetches in the meantime lacks the review', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    await api.books.listReviews.fetchQuery({ parameters });
    const known = ids()!;
    const { result } = renderHook(() => useAddReview(7));
    const release = mockApi.hold();
    act(() => result.current.mutate({ rating: 5, text: 'Recommended.' }));
    await expect.poll(ids).toHaveLength(known.length + 1);
    mockApi.delay(0);
    await api.books.listReviews.fetchQuery({ parameters });
    release();
    await idle();
    expect(result.current.isSuccess).toBe(true);
    expect(ids()).toEqual(known);
  });
});
