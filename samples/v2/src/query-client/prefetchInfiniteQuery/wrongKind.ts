import { api } from './client';

// #region wrong
/** Fills an entry that `useInfiniteQuery()` never looks at. */
export function prefetchReviews(bookId: number) {
  return api.books.listReviews.prefetchQuery({
    parameters: { path: { bookId } },
  });
}
// #endregion wrong
