import { api } from './client';

export function writeWrongly() {
  // #region wrong
  // A part of a book isn't enough. Pass an updater instead.
  // @ts-expect-error
  api.books.getBook.setQueryData({ path: { bookId: 7 } }, { stock: 4 });

  // Without parameters, the first argument is `undefined`.
  // @ts-expect-error
  api.status.getStatus.setQueryData({ status: 'ok', version: '1.4.0' });
  // #endregion wrong
}
