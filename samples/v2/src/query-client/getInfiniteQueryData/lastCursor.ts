import { api } from './client';

// #region cursor
/** The cursor of the last loaded page, for a link to share. */
export function lastCursor(bookId: number) {
  const reviews = api.books.listReviews.getInfiniteQueryData({
    path: { bookId },
  });
  return reviews?.pageParams.at(-1)?.query?.cursor;
}
// #endregion cursor
