import { api } from './client';

// #region wrong
export function loadStock(bookId: number) {
  // @ts-expect-error
  return api.books.getBook.fetchQuery({ path: { bookId } });
}
// #endregion wrong
