import { api } from './client';

// #region keys
export const book = api.books.getBook.getQueryKey({
  path: { bookId: 7 },
});

export const fiction = api.books.listBooks.getQueryKey({
  query: { genre: 'fiction', page: 2 },
});

export const orders = api.orders.listOrders.getQueryKey({
  header: { 'X-Store-Id': 'lisbon' },
});
// #endregion keys
