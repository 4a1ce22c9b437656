import { qraft, queryClient } from './client';

export function writeWrongly() {
  const { getBook } = qraft.books;
  const parameters = { path: { bookId: 7 } };
  // #region wrong
  // A part of a book is not a book: write an updater instead.
  // @ts-expect-error
  getBook.setQueryData(parameters, { stock: 4 }, queryClient);

  // Nothing tells the method which cache to write to.
  // @ts-expect-error
  getBook.setQueryData(parameters, (book) => book);
  // #endregion wrong
}
