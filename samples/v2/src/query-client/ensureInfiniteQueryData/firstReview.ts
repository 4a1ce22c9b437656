import { api } from './client';

// #region first
export async function readFirstReview(bookId: number) {
  const { pages } = await api.books.listReviews.ensureInfiniteQueryData({
    parameters: { path: { bookId } },
    initialPageParam: {},
  });
  return pages[0]?.items[0]?.text;
}
// #endregion first
