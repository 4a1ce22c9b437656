import { api } from './client';

/** Invalidates the list on the book page and the infinite list. */
export function invalidateReviews(bookId: number) {
  const filters = { parameters: { path: { bookId } } };

  return Promise.all([
    api.books.listReviews.invalidateQueries(filters),
    api.books.listReviews.invalidateQueries({
      ...filters,
      infinite: true,
    }),
  ]);
}
