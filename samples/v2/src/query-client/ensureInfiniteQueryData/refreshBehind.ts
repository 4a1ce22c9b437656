import { api } from './client';

type ReviewList = typeof api.books.listReviews.types.data;

// #region refresh
/** Resolves at once with the cached pages, and loads as many again behind. */
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
