import type { QueryFunctionContext } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import type { components } from './api';
import { api } from './client';

type ReviewList = components['schemas']['ReviewList'];

const { fetchInfiniteQuery } = api.books.listReviews;
const options = {
  parameters: { path: { bookId: 7 }, query: { limit: 1 } },
  initialPageParam: {},
  getNextPageParam: ({ nextCursor }: ReviewList) =>
    nextCursor ? { query: { cursor: nextCursor } } : undefined,
};

// > Your call then receives the result of that request, even with
// > `staleTime: 0`.
test('a call during another one gets the pages of the other one', async () => {
  await runSample(async () => {
    const [first, second] = await Promise.all([
      fetchInfiniteQuery({ ...options, pages: 1 }),
      fetchInfiniteQuery({ ...options, pages: 2, staleTime: 0 }),
    ]);
    expect(first.pages).toHaveLength(1);
    expect(second.pages).toHaveLength(1);
    const alone = await fetchInfiniteQuery({ ...options, pages: 2 });
    expect(alone.pages).toHaveLength(2);
  });
});

// > The number of retries that all pages of the call share.
test('two pages that fail once each need two retries', async () => {
  /** Loads two pages, each of which fails the first time. */
  const load = (bookId: number, retry: number) => {
    const failed = new Set<unknown>();
    return fetchInfiniteQuery({
      initialPageParam: options.initialPageParam,
      getNextPageParam: options.getNextPageParam,
      parameters: { path: { bookId } },
      pages: 2,
      retry,
      retryDelay: 0,
      queryFn: ({ pageParam }: QueryFunctionContext): ReviewList => {
        const page = JSON.stringify(pageParam);
        if (failed.has(page)) return { items: [], nextCursor: 'c2' };
        failed.add(page);
        throw new Error('once');
      },
    });
  };
  await runSample(async () => {
    await expect(load(1, 1)).rejects.toMatchObject({ message: 'once' });
    expect((await load(2, 2)).pages).toHaveLength(2);
  });
});
