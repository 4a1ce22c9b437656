import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { loadNewestReviews } from './newestReviews';

const parameters = { path: { bookId: 7 } };

test('loads the first page', async () => {
  await recordSample(import.meta.url, async () => {
    expect(await loadNewestReviews(7)).toHaveLength(2);
  });
});

test('without initialPageParam the first page parameter is undefined', async () => {
  await runSample(async () => {
    const { pageParams } = await api.books.listBooks.fetchInfiniteQuery();
    expect(pageParams).toEqual([undefined]);
  });
});

test('fails for an entry that has two pages', async () => {
  await runSample(async () => {
    await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: ({ nextCursor }) => ({
        query: { cursor: nextCursor ?? undefined },
      }),
    });
    await expect(loadNewestReviews(7)).rejects.toMatchObject({
      message: expect.stringContaining(
        'options.getNextPageParam is not a function',
      ),
    });
  });
});

test('refreshes as many pages as are cached, or as many as pages says', async () => {
  await runSample(async () => {
    const options = {
      parameters,
      initialPageParam: {},
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
    };
    const { fetchInfiniteQuery } = api.books.listReviews;
    const countPages = async (pages: { pages?: number }) =>
      (await fetchInfiniteQuery({ ...options, ...pages } as never)).pages
        .length;
    expect(await countPages({})).toBe(1);
    expect(await countPages({ pages: 2 })).toBe(2);
    expect(await countPages({})).toBe(2);
    expect(await countPages({ pages: 1 })).toBe(1);
  });
});

test('maxPages keeps the last pages', async () => {
  const record = await runSample(async () => {
    const { pageParams } = await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
      maxPages: 1,
    });
    expect(pageParams).toEqual([{ query: { cursor: 'c2' } }]);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('a fresh entry is returned with fewer pages than asked for', async () => {
  await runSample(async () => {
    await loadNewestReviews(7);
    const { pages } = await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
      staleTime: 60_000,
    });
    expect(pages).toHaveLength(1);
  });
});

test('starts where the cached pages start, whatever initialPageParam is', async () => {
  await runSample(async () => {
    await loadNewestReviews(7);
    const { pageParams } = await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: { query: { cursor: 'c2' } },
    });
    expect(pageParams).toEqual([{}]);
  });
});

test('stores no page when a later one fails', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}/reviews', ({ query }) =>
      query.has('cursor')
        ? new Response('', { status: 503 })
        : { status: 200 as const, body: { items: [], nextCursor: 'c2' } },
    );
    const failing = api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
    });
    await expect(failing).rejects.toBe('');
    expect(
      api.books.listReviews.getInfiniteQueryData(parameters),
    ).toBeUndefined();
  });
});
