import { api } from './client';

// #region average
/** Loads all reviews of a book, one page after another. */
export async function averageRating(bookId: number) {
  const { pages } = await api.books.listReviews.fetchInfiniteQuery({
    parameters: { path: { bookId }, query: { limit: 2 } },
    initialPageParam: {},
    pages: Infinity,
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
    staleTime: 60_000,
  });
  const ratings = pages.flatMap(({ items }) =>
    items.map(({ rating }) => rating),
  );
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}
// #endregion average
