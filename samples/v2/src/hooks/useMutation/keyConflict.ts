import { api } from './client';

// #region conflict
/** Compiles, but throws during rendering. */
export function useKeyConflict(bookId: number) {
  const parameters = { path: { bookId } };
  return api.books.updateBook.useMutation(parameters, {
    mutationKey: api.books.updateBook.getMutationKey(parameters),
  });
}
// #endregion conflict

// #region keyed
/** Filters with `parameters` find this mutation. */
export function useKeyedUpdate(bookId: number) {
  return api.books.updateBook.useMutation(undefined, {
    mutationKey: api.books.updateBook.getMutationKey({ path: { bookId } }),
  });
}
// #endregion keyed
