import { api } from './client';

// #region wrong
/** Fills an entry that `useInfiniteQuery()` doesn't read. */
export function prefetchReviews(bookId: number) {
  return api.books.listReviews.prefetchQuery({
    parameters: { path: { bookId } },
  });
}
// #endregion wrong
