import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft } from './client';
import { firstReviews } from './firstReviews';

const { listReviews } = qraft.books;
const fetchInfiniteQuery = asWritten(listReviews.fetchInfiniteQuery);
const options = {
  parameters: { path: { bookId: 7 }, query: { limit: 1 } },
  initialPageParam: {},
  requestFn,
  baseUrl,
};

interface Review {
  nextCursor: string | null;
}
const getNextPageParam = ({ nextCursor }: Review) =>
  nextCursor ? { query: { cursor: nextCursor } } : undefined;

test('loads one page', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const reviews = await firstReviews(7);
    expect(reviews).toHaveLength(1);
    value('firstReviews(7)', reviews);
  });
});

test('the call without types loads pages and merges their parameters', async () => {
  const queryClient = new QueryClient();
  await runSample(async () => {
    await expect(
      fetchInfiniteQuery(
        { ...options, pages: 2, getNextPageParam },
        queryClient,
      ),
    ).resolves.toMatchObject({
      pages: [{ items: [{ id: 'r3' }] }, { items: [{ id: 'r2' }] }],
      pageParams: [{}, { query: { cursor: expect.any(String) } }],
    });
    // Two pages are cached now, and the second one needs the function.
    await expect(
      fetchInfiniteQuery(options, queryClient),
    ).rejects.toMatchObject({
      message: expect.stringContaining(
        'options.getNextPageParam is not a function',
      ),
    });
  });
});

test('fresh pages are not completed', async () => {
  const queryClient = new QueryClient();
  await runSample(async () => {
    await fetchInfiniteQuery(options, queryClient);
    await expect(
      fetchInfiniteQuery(
        { ...options, pages: 2, getNextPageParam, staleTime: 60_000 },
        queryClient,
      ),
    ).resolves.toMatchObject({ pages: { length: 1 } });
  });
});

test('one failed page rejects, and no page is stored', async () => {
  const queryClient = new QueryClient();
  await runSample(async ({ mockApi }) => {
    await expect(
      fetchInfiniteQuery(
        {
          ...options,
          pages: 2,
          getNextPageParam: (page: Review) => {
            mockApi.failNetwork();
            return getNextPageParam(page);
          },
        },
        queryClient,
      ),
    ).rejects.toBeInstanceOf(Error);
    expect(
      listReviews.getInfiniteQueryData(options.parameters, queryClient),
    ).toBeUndefined();
  });
});
