import { requestFn } from '@openapi-qraft/react';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { countSelected } from './selected';

test('counts what each filter selects among four requests', async () => {
  await recordSample(import.meta.url, async ({ value, idle, mockApi }) => {
    mockApi.delay(20);
    const { listReviews } = qraft.books;
    const options = { requestFn, baseUrl };
    for (const parameters of [
      { path: { bookId: 7 } },
      { path: { bookId: 7 }, query: { limit: 1 } },
      { path: { bookId: 1 } },
    ]) {
      void listReviews.prefetchQuery(
        { parameters, ...options },
        queryClient,
      );
    }
    void listReviews.prefetchInfiniteQuery(
      {
        queryKey: listReviews.getInfiniteQueryKey({ path: { bookId: 7 } }),
        // TanStack Query 5.56 and later leave no type for it.
        initialPageParam: {} as never,
        ...options,
      },
      queryClient,
    );
    const counts = countSelected();
    expect(counts).toEqual({
      none: 4,
      emptyObject: 3,
      infinite: 1,
      bookSeven: 2,
      bookSevenExact: 1,
      neverLoaded: 3,
    });
    value('countSelected()', counts);
    await idle();
  });
});

// > With a filter, even an empty one, the method selects one kind: infinite
// > queries if the filter has `infinite: true` or an infinite `queryKey`, and
// > regular queries otherwise.
test('the kind of a key decides what is selected', () => {
  const { listReviews } = qraft.books;
  const parameters = { path: { bookId: 7 } };
  const pages = {
    pages: [{ items: [], nextCursor: null }],
    pageParams: [{}],
  };
  listReviews.setInfiniteQueryData(parameters, pages, queryClient);
  const invalidate = (filters: object) => {
    void listReviews.invalidateQueries(filters, queryClient);
    return listReviews.getInfiniteQueryState(parameters, queryClient)
      ?.isInvalidated;
  };

  expect(invalidate({})).toBe(false);
  expect(invalidate({ type: 'all' })).toBe(false);
  expect(invalidate({ refetchType: 'all' })).toBe(false);
  const queryKey = listReviews.getInfiniteQueryKey(parameters);
  expect(invalidate({ queryKey })).toBe(true);
  queryClient.clear();
});

// > With `invalidateQueries()`, `stale: false` marks fresh queries as stale.
// > After that, the filter no longer matches them, so they don't refetch.
test('a filter for fresh queries refetches none of them', async () => {
  const { listBooks } = qraft.books;
  const queryFn = vi.fn(() => Promise.resolve({ items: [], total: 0 }));
  const queryKey = listBooks.getQueryKey({});
  const observer = new QueryObserver(queryClient, {
    queryKey,
    queryFn,
    staleTime: 60_000,
  });
  const unsubscribe = observer.subscribe(() => undefined);
  await waitFor(() =>
    expect(observer.getCurrentResult().isSuccess).toBe(true),
  );
  await listBooks.invalidateQueries(
    { parameters: {}, stale: false },
    queryClient,
  );
  expect(listBooks.getQueryState({}, queryClient)?.isInvalidated).toBe(
    true,
  );
  expect(queryFn).toHaveBeenCalledTimes(1);
  await listBooks.invalidateQueries({ parameters: {} }, queryClient);
  expect(queryFn).toHaveBeenCalledTimes(2);
  unsubscribe();
  queryClient.clear();
});

// > A query that loads for the first time isn't restarted. Its response counts
// > as fresh, even if the server read the data before your change. If that can
// > happen, await [`cancelQueries()`](./cancelQueries.mdx) first.
test.each([
  { isCanceled: false, requests: 1 },
  { isCanceled: true, requests: 2 },
])('a first load, canceled before: $isCanceled', async (run) => {
  const { listBooks } = qraft.books;
  const isInvalidated = () =>
    listBooks.getQueryState({}, queryClient)?.isInvalidated;
  const record = await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    renderHook(() => listBooks.useQuery({}));
    if (run.isCanceled) await listBooks.cancelQueries(queryClient);
    const invalidation = listBooks.invalidateQueries(queryClient);
    expect(isInvalidated()).toBe(true);
    await invalidation;
    await idle();
    expect(isInvalidated()).toBe(false);
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(run.requests);
});

// > A query that no hook uses is stale only if it has no data or was
// > invalidated, however old its data is.
test('old data without a hook is not stale', async () => {
  const { listBooks } = qraft.books;
  const page = { items: [], page: 1, pageSize: 2, total: 0 };
  const countStale = () =>
    listBooks.getQueriesData({ infinite: false, stale: true }, queryClient)
      .length;
  listBooks.setQueryData({}, page, { updatedAt: 1 }, queryClient);
  expect(countStale()).toBe(0);
  await listBooks.invalidateQueries(queryClient);
  expect(countStale()).toBe(1);
  queryClient.clear();
});
