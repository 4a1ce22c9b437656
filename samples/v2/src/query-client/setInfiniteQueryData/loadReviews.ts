import { api } from './client';

/** Loads both pages of reviews, as a list that was scrolled to its end. */
export function loadTwoPages(bookId: number) {
  return api.books.listReviews.fetchInfiniteQuery({
    parameters: { path: { bookId } },
    initialPageParam: {},
    pages: 2,
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
  });
}
