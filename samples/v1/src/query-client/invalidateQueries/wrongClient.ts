import { qraft, queryClient } from './client';

// #region wrong
const parameters = { path: { bookId: 7 } };

export function reload() {
  // @ts-expect-error
  void qraft.books.getBook.invalidateQueries({ parameters });
  // @ts-expect-error
  void qraft.books.getBook.invalidateQueries(queryClient, { parameters });
}
// #endregion wrong
