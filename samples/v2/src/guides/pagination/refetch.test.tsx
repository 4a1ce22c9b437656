import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const parameters = { path: { bookId: 7 }, query: { limit: 1 } };
const options = {
  initialPageParam: {},
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) =>
    nextCursor === null ? undefined : { query: { cursor: nextCursor } },
};

const pages = () =>
  api.books.listReviews.getInfiniteQueryData(parameters)?.pages;

function urls(record: string) {
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  return requests.map(({ url }) => url.replace(/.*reviews/, ''));
}

test('a refetch takes the new cursors and is one result', async () => {
  const record = await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() =>
      api.books.listReviews.useInfiniteQuery(parameters, options),
    );
    await idle();
    await act(() => result.current.fetchNextPage());
    // Only one review is left, so there is no second page any more.
    mockApi.data.reviews.splice(1);
    await act(() => result.current.refetch());
    expect(pages()).toHaveLength(1);
  });
  expect(urls(record)).toEqual([
    '?limit=1',
    '?limit=1&cursor=c1',
    '?limit=1',
  ]);
});

test('a refetch that fails halfway keeps all pages', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() => {
      const {
        fetchNextPage,
        refetch,
        isRefetchError,
        isFetchNextPageError,
      } = api.books.listReviews.useInfiniteQuery(parameters, {
        ...options,
        retry: false,
      });
      return {
        fetchNextPage,
        refetch,
        isRefetchError,
        isFetchNextPageError,
      };
    });
    await idle();
    await act(() => result.current.fetchNextPage());
    const before = pages();
    mockApi.respond('get', '/books/{bookId}/reviews', ({ query }) =>
      query.has('cursor')
        ? new Response('', { status: 500 })
        : Response.json({ items: [], nextCursor: 'c1' }),
    );
    await act(() => result.current.refetch());
    await idle();
    expect(pages()).toBe(before);
    const { isRefetchError, isFetchNextPageError } = result.current;
    expect([isRefetchError, isFetchNextPageError]).toEqual([true, false]);
  });
});

test('invalidating without infinite: true leaves the list alone', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() =>
      api.books.listBooks.useInfiniteQuery(
        { query: { genre: 'science' } },
        { initialPageParam: {}, getNextPageParam: () => undefined },
      ),
    );
    await idle();
    const filter = { parameters: { query: { genre: 'science' } } } as const;
    await api.books.listBooks.invalidateQueries(filter);
    await idle();
    await api.books.listBooks.invalidateQueries({
      ...filter,
      infinite: true,
    });
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('a second fetchNextPage cancels the first, unless told not to', async () => {
  const run = (cancelRefetch: boolean) =>
    runSample(async ({ renderHook, mockApi, idle }) => {
      const { result } = renderHook(() =>
        api.books.listReviews.useInfiniteQuery(parameters, options),
      );
      await idle();
      mockApi.delay(20);
      act(() => {
        void result.current.fetchNextPage();
        void result.current.fetchNextPage({ cancelRefetch });
      });
      await idle();
      expect(pages()).toHaveLength(2);
    });
  expect(urls(await run(true))).toHaveLength(3);
  expect(urls(await run(false))).toHaveLength(2);
});

test('loading a next page cancels a refetch that is in flight', async () => {
  const record = await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() =>
      api.books.listReviews.useInfiniteQuery(parameters, options),
    );
    await idle();
    mockApi.delay(20);
    act(() => {
      void result.current.refetch();
      void result.current.fetchNextPage();
    });
    await idle();
    expect(pages()).toHaveLength(2);
  });
  const { requests } = JSON.parse(record) as {
    requests: { status: number | null }[];
  };
  expect(requests.map(({ status }) => status)).toEqual([200, null, 200]);
});

test('an invalidation cancels the next page that is being loaded', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() =>
      api.books.listReviews.useInfiniteQuery(parameters, options),
    );
    await idle();
    mockApi.delay(20);
    act(() => {
      void result.current.fetchNextPage();
      void api.books.listReviews.invalidateQueries({ infinite: true });
    });
    await idle();
    expect(pages()).toHaveLength(1);
  });
});

test('a prefetched page without a staleTime is requested again', async () => {
  const second = { query: { page: 2 } };
  const record = await runSample(async ({ renderHook, idle }) => {
    await api.books.listBooks.prefetchQuery({ parameters: second });
    renderHook(() => api.books.listBooks.useQuery(second));
    await idle();
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

// > All later items moved down by one, so the next page starts with an item
// > that you already have. After a deletion, an item is missing instead.
test('numbered pages repeat or lose a book when the list changes', async () => {
  const readAfter = async (change: 'add' | 'delete') => {
    const seen: number[] = [];
    await runSample(async ({ mockApi }) => {
      const { books } = mockApi.data;
      const all = books.map(({ id }) => id);
      const load = async (page: number) => {
        const parameters = { query: { page, pageSize: 2 } };
        const { data } = await api.books.listBooks({ parameters });
        seen.push(...(data?.items ?? []).map(({ id }) => all.indexOf(id)));
      };
      await load(1);
      if (change === 'add') books.unshift({ ...books[0]!, id: 999 });
      else books.shift();
      await load(2);
    });
    return seen;
  };
  expect(await readAfter('add')).toEqual([0, 1, 1, 2]);
  expect(await readAfter('delete')).toEqual([0, 1, 3, 4]);
});

// > A `limit` in `initialPageParam` applies only to the first page.
test('a limit of the initial page parameter is sent again by a refetch', async () => {
  const queryKey = api.books.listReviews.getInfiniteQueryKey({
    path: { bookId: 7 },
  });
  const record = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.listReviews.useInfiniteQuery(queryKey, {
        ...options,
        initialPageParam: { query: { limit: 1 } },
      }),
    );
    await idle();
    await act(() => result.current.fetchNextPage());
    // > Without `infinite: true` or a `queryKey`, a filter object matches
    // > finite queries only.
    await api.books.listReviews.invalidateQueries({});
    await api.books.listReviews.invalidateQueries({ queryKey });
    await idle();
  });
  expect(urls(record)).toEqual([
    '?limit=1',
    '?cursor=c1',
    '?limit=1',
    '?cursor=c1',
  ]);
});
