import { api } from './client';

/** Asks again for the copies of a book, in every shop that was looked at. */
export function refreshStock(bookId: number) {
  return api.books.getBookIdStock.refetchQueries({
    parameters: { path: { bookId } },
  });
}
