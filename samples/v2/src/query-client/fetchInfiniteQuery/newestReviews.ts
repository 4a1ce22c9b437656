import { api } from './client';

// #region newest
export async function loadNewestReviews(bookId: number) {
  const { pages } = await api.books.listReviews.fetchInfiniteQuery({
    parameters: { path: { bookId } },
    initialPageParam: {},
  });
  return pages.flatMap(({ items }) => items);
}
// #endregion newest
