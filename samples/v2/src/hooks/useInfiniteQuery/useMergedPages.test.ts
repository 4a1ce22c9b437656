import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { useMergedPages } from './useMergedPages';

test('merges the page parameter over the parameters', async () => {
  await recordSample(import.meta.url, async ({ renderHook, idle }) => {
    const { result } = renderHook(useMergedPages);
    await idle();
    expect(result.current.data?.pages).toHaveLength(1);
  });
});

test('keeps the page parameters with the pages, not in the key', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.listBooks.useInfiniteQuery(undefined, {
        initialPageParam: { query: { page: 2 } },
        getNextPageParam: () => null,
      }),
    );
    await idle();
    expect(result.current.data?.pageParams).toEqual([
      { query: { page: 2 } },
    ]);
    // null ends the list as undefined does.
    expect(result.current.hasNextPage).toBe(false);
    const key = api.books.listBooks.getInfiniteQueryKey();
    expect(key[1]).toEqual({});
    expect(api.books.listBooks.getQueryData()).toBeUndefined();
  });
});

test('an empty group of a page parameter keeps what was there', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() =>
      api.books.listReviews.useInfiniteQuery(
        { path: { bookId: 7 }, query: { limit: 1 } },
        {
          initialPageParam: { query: {} },
          getNextPageParam: () => undefined,
        },
      ),
    );
    await idle();
  });
  expect(record).toContain('/books/7/reviews?limit=1"');
});

test('carries nothing over from one page parameter to the next', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.listReviews.useInfiniteQuery(
        { path: { bookId: 7 } },
        {
          initialPageParam: { query: { limit: 1 } },
          getNextPageParam: ({ nextCursor }) =>
            nextCursor ? { query: { cursor: nextCursor } } : undefined,
        },
      ),
    );
    await idle();
    await act(() => result.current.fetchNextPage());
  });
  expect(record).toContain('/books/7/reviews?limit=1"');
  expect(record).toContain('/books/7/reviews?cursor=c1"');
});

test('loads all pages again, one after the other', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.listBooks.useInfiniteQuery(undefined, {
        initialPageParam: {},
        getNextPageParam: ({ page }) => ({ query: { page: page + 1 } }),
      }),
    );
    await idle();
    await act(() => result.current.fetchNextPage());
    await act(() => api.books.listBooks.invalidateQueries());
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(4);
});

test('without a page parameter, infinite and finite entries are apart', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => api.books.listBooks.useQuery());
    renderHook(() =>
      api.books.listBooks.useInfiniteQuery(undefined, {
        initialPageParam: {},
        getNextPageParam: () => undefined,
      }),
    );
    await idle();
    expect(api.books.listBooks.getQueryData()).toHaveProperty('items');
    expect(api.books.listBooks.getInfiniteQueryData()).toHaveProperty(
      'pages',
    );
  });
});

test('another initial page parameter is not another entry', async () => {
  const startAt = (page: number) =>
    api.books.listBooks.useInfiniteQuery(undefined, {
      initialPageParam: { query: { page } },
      getNextPageParam: () => undefined,
      staleTime: Infinity,
    });
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => startAt(1));
    await idle();
    const { result } = renderHook(() => startAt(2));
    await idle();
    expect(result.current.data?.pages[0]?.page).toBe(1);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});

test('an undefined path value becomes a part of the URL', async () => {
  const record = await runSample(async () => {
    const failing = api.books.listReviews.fetchInfiniteQuery({
      parameters: { path: { bookId: 7 } },
      initialPageParam: { path: { bookId: undefined } },
    });
    await failing.catch(() => undefined);
  });
  expect(record).toContain('/v1/books/undefined/reviews"');
});
