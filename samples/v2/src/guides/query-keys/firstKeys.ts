import { api } from './client';

// #region keys
export const status = api.status.getStatus.getQueryKey();

export const book = api.books.getBook.getQueryKey({
  path: { bookId: 7 },
});

export const fiction = api.books.listBooks.getQueryKey({
  query: { genre: 'fiction', page: 2 },
});
// #endregion keys
