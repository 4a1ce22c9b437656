import { api } from './client';

type ReviewList = typeof api.books.listReviews.types.data;

// #region refresh
/** Returns the cached pages, and refetches stale ones in the background. */
export function readReviews(bookId: number) {
  return api.books.listReviews.ensureInfiniteQueryData({
    parameters: { path: { bookId } },
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }: ReviewList) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
    revalidateIfStale: true,
  });
}
// #endregion refresh
