import { api } from './client';

// #region wrong
export function findAnyChange() {
  // @ts-expect-error: the argument is required
  return api.books.updateBook.getMutationCache().find();
}
// #endregion wrong
