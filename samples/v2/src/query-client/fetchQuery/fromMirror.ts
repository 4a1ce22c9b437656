import { api } from './client';

// #region mirror
export function loadFromMirror(bookId: number) {
  return api.books.getBook.fetchQuery({
    parameters: { path: { bookId } },
    baseUrl: 'https://mirror.bookshop.example/v1',
  });
}
// #endregion mirror
