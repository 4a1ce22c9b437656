import { api } from './client';

// #region wrong
export function useReviews(bookId: number) {
  const key = api.books.listReviews.getInfiniteQueryKey({
    path: { bookId },
  });
  // @ts-expect-error
  return api.books.listReviews.useQuery(key);
}
// #endregion wrong
