import { api } from './client';

export function prefetchBook(bookId: number) {
  return api.books.getBook.prefetchQuery({
    parameters: { path: { bookId } },
  });
}
