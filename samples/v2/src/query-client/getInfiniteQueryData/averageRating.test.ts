import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { averageRating } from './averageRating';
import { api } from './client';
import { loadTwoPages } from './loadReviews';

const parameters = { path: { bookId: 7 } };

test('counts the reviews of all loaded pages', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await loadTwoPages(7);
    value('averageRating(7)', averageRating(7));
    value('averageRating(2)', averageRating(2));
    value('data', api.books.listReviews.getInfiniteQueryData(parameters));
    expect(averageRating(7)).toBeCloseTo(14 / 3);
    expect(averageRating(2)).toBeUndefined();
  });
});

test('does not see what useQuery() loaded', async () => {
  await runSample(async () => {
    await api.books.listReviews.fetchQuery({ parameters });
    expect(averageRating(7)).toBeUndefined();
  });
});

test('the first page parameter is undefined when none was given', async () => {
  await runSample(async () => {
    await api.books.listBooks.fetchInfiniteQuery({ parameters: {} });
    const books = api.books.listBooks.getInfiniteQueryData({});
    expect(books?.pageParams).toEqual([undefined]);
  });
});

// > `fetchInfiniteQuery()`, `prefetchInfiniteQuery()`, and
// > `ensureInfiniteQueryData()` let you omit it if the operation has no required
// > parameter.
const { listBooks, listReviews } = api.books;
export const withoutInitialPageParam = [
  () => listBooks.fetchInfiniteQuery({ parameters: {} }),
  () => listBooks.prefetchInfiniteQuery({ parameters: {} }),
  () => listBooks.ensureInfiniteQueryData({ parameters: {} }),
  // @ts-expect-error: bookId is required
  () => listReviews.fetchInfiniteQuery({ parameters }),
  // @ts-expect-error: bookId is required
  () => listReviews.prefetchInfiniteQuery({ parameters }),
  // @ts-expect-error: bookId is required
  () => listReviews.ensureInfiniteQueryData({ parameters }),
];
