import { api } from './client';

/** The short list on the book page, and the endless one behind it. */
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
