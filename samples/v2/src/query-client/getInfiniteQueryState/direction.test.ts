import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const { fetchInfiniteQuery, getInfiniteQueryState, useInfiniteQuery } =
  api.books.listReviews;
const parameters = { path: { bookId: 7 } };

// > if `fetchNextPage()` or `fetchPreviousPage()` sent the last request
test('the direction is set by fetchNextPage(), for the first page, too', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      useInfiniteQuery(parameters, {
        enabled: false,
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
      }),
    );
    await result.current.fetchNextPage();
    await idle();
    const state = getInfiniteQueryState(parameters);
    expect(state?.data?.pages).toHaveLength(1);
    expect(state?.fetchMeta?.fetchMore?.direction).toBe('forward');
  });
});

test('a refetch has no direction', async () => {
  await runSample(async () => {
    await fetchInfiniteQuery({ parameters, initialPageParam: {} });
    await fetchInfiniteQuery({ parameters, initialPageParam: {} });
    const state = getInfiniteQueryState(parameters);
    expect(state?.fetchMeta?.fetchMore?.direction).toBeUndefined();
  });
});
