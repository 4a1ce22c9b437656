import { api } from './client';

/** Puts the first two pages of reviews into the cache, as a list does. */
export function loadTwoPages(bookId: number) {
  return api.books.listReviews.fetchInfiniteQuery({
    parameters: { path: { bookId } },
    initialPageParam: {},
    pages: 2,
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
  });
}
