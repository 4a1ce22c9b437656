import { api } from './client';

type ReviewList = typeof api.books.listReviews.types.data;

// #region refresh
/** Resolves with the cached pages, and refetches them in the background. */
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
