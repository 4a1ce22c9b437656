import { api } from './client';

// #region wrong
export function isBookLoading(bookId: number) {
  // @ts-expect-error: filters, not parameters
  return api.books.getBook.isFetching({ path: { bookId } }) > 0;
}
// #endregion wrong
