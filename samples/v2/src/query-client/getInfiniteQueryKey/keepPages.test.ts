import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { keepPages, restorePages } from './keepPages';

const parameters = { path: { bookId: 7 } };

test('brings all loaded pages back without a request', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    });
    await api.books.getBook.fetchQuery({ parameters });

    keepPages(7);
    queryClient.clear();
    restorePages();

    const restored = api.books.listReviews.getInfiniteQueryData(parameters);
    expect(restored?.pages).toHaveLength(2);
    expect(api.books.getBook.getQueryData(parameters)).toBeUndefined();
    value('pages after restorePages()', restored?.pages.length);
    value('pageParams', restored?.pageParams);
  });
  sessionStorage.clear();
});

test('does nothing without a stored list', () => {
  restorePages();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
