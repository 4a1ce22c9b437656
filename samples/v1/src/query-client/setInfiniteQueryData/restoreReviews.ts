import { qraft, queryClient } from './client';

type ReviewPage = typeof qraft.books.listReviews.types.data;

// #region wrong
/** Compiles, and throws when it is called. */
export function restoreWrongly(bookId: number, updatedAt: number) {
  qraft.books.listReviews.setInfiniteQueryData(
    { path: { bookId } },
    (reviews) => reviews,
    queryClient,
    { updatedAt },
  );
}
// #endregion wrong

// #region restore
/** Starts the list with a page that was saved at a known time. */
export function restoreReviews(
  bookId: number,
  firstPage: ReviewPage,
  updatedAt: number,
) {
  queryClient.setQueryData(
    qraft.books.listReviews.getInfiniteQueryKey({ path: { bookId } }),
    { pages: [firstPage], pageParams: [{}] },
    { updatedAt },
  );
}
// #endregion restore
