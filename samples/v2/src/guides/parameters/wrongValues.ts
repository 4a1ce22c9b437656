import { api } from './client';

// #region wrong
export function wrongValues() {
  return [
    // @ts-expect-error: not a genre of the document
    api.books.listBooks({ parameters: { query: { genre: 'crime' } } }),
    // @ts-expect-error: the name is pageSize
    api.books.listBooks({ parameters: { query: { pagesize: 5 } } }),
    // @ts-expect-error: the id is a number
    api.books.getBook({ parameters: { path: { bookId: '7' } } }),
    // @ts-expect-error: the header is missing
    api.orders.listOrders({ parameters: {} }),
  ];
}
// #endregion wrong
