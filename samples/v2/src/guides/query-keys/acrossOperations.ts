import { api, queryClient } from './client';

// #region both
/** Finite and infinite lists of fiction. */
export function invalidateFiction() {
  return queryClient.invalidateQueries({
    queryKey: [api.books.listBooks.schema, { query: { genre: 'fiction' } }],
  });
}
// #endregion both

// #region book
/** Every entry of every operation whose path names this book. */
export function invalidateBook(bookId: number) {
  return queryClient.invalidateQueries({
    queryKey: [{}, { path: { bookId } }],
  });
}
// #endregion book
