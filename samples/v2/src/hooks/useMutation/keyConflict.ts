import { api } from './client';

// #region conflict
/** Compiles, and throws when a component renders. */
export function useKeyConflict(bookId: number) {
  const parameters = { path: { bookId } };
  return api.books.updateBook.useMutation(parameters, {
    mutationKey: api.books.updateBook.getMutationKey(parameters),
  });
}
// #endregion conflict

// #region keyed
/** Takes flat variables, and is found by filters with `parameters`. */
export function useKeyedUpdate(bookId: number) {
  return api.books.updateBook.useMutation(undefined, {
    mutationKey: api.books.updateBook.getMutationKey({ path: { bookId } }),
  });
}
// #endregion keyed
