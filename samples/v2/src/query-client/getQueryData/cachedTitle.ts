import { api } from './client';

/** For the title of the window: no request, no waiting. */
export function cachedTitle(bookId: number) {
  const book = api.books.getBook.getQueryData({ path: { bookId } });
  return book ? `${book.title} · Bookshop` : 'Bookshop';
}
