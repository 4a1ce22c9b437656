import { qraft, queryClient } from './client';

// #region wrong
const key = qraft.books.listReviews.getInfiniteQueryKey({
  path: { bookId: 7 },
});

export function newestReviews() {
  // @ts-expect-error
  return qraft.books.listReviews.getQueryData(key, queryClient);
}
// #endregion wrong
