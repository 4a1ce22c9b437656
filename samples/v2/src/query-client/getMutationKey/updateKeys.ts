import { api } from './client';

// #region keys
export const oneBookKey = api.books.updateBook.getMutationKey({
  path: { bookId: 7 },
});
export const anyBookKey = api.books.updateBook.getMutationKey();
// #endregion keys
