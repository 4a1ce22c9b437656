import { qraft, queryClient } from './client';

// #region position
/** The cursor of the last loaded page, for a link to this position. */
export function listPosition(bookId: number) {
  const reviews = qraft.books.listReviews.getInfiniteQueryData(
    { path: { bookId } },
    queryClient,
  );
  return reviews?.pageParams.at(-1)?.query?.cursor;
}
// #endregion position
