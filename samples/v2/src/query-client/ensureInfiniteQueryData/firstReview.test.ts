import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { readFirstReview } from './firstReview';

const parameters = { path: { bookId: 7 } };

test('sends one request for two calls', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('readFirstReview(7)', await readFirstReview(7));
    value('readFirstReview(7)', await readFirstReview(7));
  });
});

test('rejects when a later page of an empty list fails', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}/reviews', ({ query }) =>
      query.has('cursor')
        ? new Response('Bad gateway', { status: 502 })
        : { status: 200 as const, body: { items: [], nextCursor: 'c2' } },
    );
    const failing = api.books.listReviews.ensureInfiniteQueryData({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
    });
    await expect(failing).rejects.toBe('Bad gateway');
  });
});

test('revalidateIfStale without pages fails behind an entry with two pages', async () => {
  const { fetchInfiniteQuery, ensureInfiniteQueryData } =
    api.books.listReviews;
  await runSample(async ({ idle }) => {
    await fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
    });
    const { pages } = await ensureInfiniteQueryData({
      parameters,
      initialPageParam: {},
      revalidateIfStale: true,
    });
    expect(pages).toHaveLength(2);
    await idle();
    const state = api.books.listReviews.getInfiniteQueryState(parameters);
    expect(state?.status).toBe('error');
    expect(String(state?.error)).toContain(
      'options.getNextPageParam is not a function',
    );
    expect(state?.data?.pages).toHaveLength(2);
  });
});

// > Cached pages are returned unchanged, even if there are fewer.

// > Don't combine it with `pages`: the refetch drops all cached pages beyond
// > that number.
test.each([
  { cached: 1, pages: 2 },
  { cached: 2, pages: 1 },
])(
  'returns $cached cached pages, and leaves $pages after the background load',
  async ({ cached, pages }) => {
    const { fetchInfiniteQuery, ensureInfiniteQueryData } =
      api.books.listReviews;
    const options = {
      parameters,
      initialPageParam: {},
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
    };
    await runSample(async ({ idle }) => {
      await fetchInfiniteQuery({ ...options, pages: cached });
      const read = () => ensureInfiniteQueryData({ ...options, pages });
      expect((await read()).pages).toHaveLength(cached);
      await idle();
      expect((await read()).pages).toHaveLength(cached);

      const revalidateIfStale = true;
      const stale = await ensureInfiniteQueryData({
        ...options,
        pages,
        revalidateIfStale,
      });
      expect(stale.pages).toHaveLength(cached);
      await idle();
      expect((await read()).pages).toHaveLength(pages);
    });
  },
);

// > If no page is cached and the browser is offline, the promise waits for the
// > network.
test('waits while the browser is offline', async () => {
  const record = await runSample(async () => {
    onlineManager.setOnline(false);
    const reading = readFirstReview(7);
    const { getInfiniteQueryState } = api.books.listReviews;
    expect(getInfiniteQueryState(parameters)?.fetchStatus).toBe('paused');
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await reading;
  });
  expect(
    (JSON.parse(record) as { requests: object[] }).requests,
  ).toHaveLength(1);
});
