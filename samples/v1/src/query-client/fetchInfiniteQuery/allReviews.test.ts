import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { allReviews } from './allReviews';
import { qraft, queryClient } from './client';

test('follows the cursors to the end, once a minute', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await allReviews(7);
    const reviews = await allReviews(7);
    value('(await allReviews(7)).length', reviews.length);
    expect(reviews).toHaveLength(3);
  });
});

test('fills the entry that the hook reads, page parameters included', async () => {
  await runSample(async () => {
    await allReviews(7);
    const parameters = { path: { bookId: 7 }, query: { limit: 2 } };
    expect(
      qraft.books.listReviews.getInfiniteQueryData(parameters, queryClient)
        ?.pageParams,
    ).toEqual([{}, { query: { cursor: expect.any(String) } }]);
  });
});

// > A call with fewer `pages` than are cached drops the rest.
test('one page is left of two stale ones', async () => {
  await runSample(async () => {
    await allReviews(7);
    const parameters = { path: { bookId: 7 }, query: { limit: 2 } };
    const loaded = await queryClient.fetchInfiniteQuery({
      queryKey: qraft.books.listReviews.getInfiniteQueryKey(parameters),
      queryFn: () => ({ items: [], nextCursor: 'c2' }),
      initialPageParam: {},
      pages: 1,
      getNextPageParam: () => ({}),
    });
    expect(loaded.pages).toHaveLength(1);
  });
});

// > so a component can continue with the next page.
// With another shape, a refetch loses the page parameter of the first page.
test.each([
  { first: { query: { cursor: 'c1' } }, refetched: '?limit=1&cursor=c1' },
  { first: 'c1', refetched: '?limit=1' },
])('continues and refetches after $first', async ({ first, refetched }) => {
  const parameters = { path: { bookId: 7 }, query: { limit: 1 } };
  const { listReviews } = qraft.books;
  const recording = await runSample(async ({ renderHook, idle }) => {
    await queryClient.fetchInfiniteQuery({
      queryKey: listReviews.getInfiniteQueryKey(parameters),
      queryFn: () => ({ items: [], nextCursor: 'c2' }),
      initialPageParam: first,
    });
    const { result } = renderHook(() =>
      listReviews.useInfiniteQuery(parameters, {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
        staleTime: Infinity,
      }),
    );
    await act(() => result.current.fetchNextPage());
    await act(() => result.current.refetch());
    await idle();
  });
  const { requests } = JSON.parse(recording) as {
    requests: { url: string }[];
  };
  const queries = requests.map(({ url }) => new URL(url).search);
  expect(queries.slice(0, 2)).toEqual(['?limit=1&cursor=c2', refetched]);
});
