import { api } from './client';

const parameters = { path: { bookId: 7 } };
const mutationKey = api.books.updateBook.getMutationKey(parameters);

// #region conflict
/** Compiles, and throws when a component renders. */
export function useKeyConflict() {
  return api.books.updateBook.useMutation(parameters, { mutationKey });
}
// #endregion conflict

// #region keyed
/** Takes flat variables, and is found by filters with `parameters`. */
export function useKeyedUpdate() {
  return api.books.updateBook.useMutation(undefined, { mutationKey });
}
// #endregion keyed
