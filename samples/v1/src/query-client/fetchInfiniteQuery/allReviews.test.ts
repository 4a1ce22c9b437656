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
