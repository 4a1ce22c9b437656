import { api } from './client';

/** The title of the browser window, without waiting for a request. */
export function cachedTitle(bookId: number) {
  const book = api.books.getBook.getQueryData({ path: { bookId } });
  return book ? `${book.title} · Bookshop` : 'Bookshop';
}
