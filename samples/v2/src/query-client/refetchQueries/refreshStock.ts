import { api } from './client';

/** Refetches the stock of a book in every shop that is cached. */
export function refreshStock(bookId: number) {
  return api.books.getBookIdStock.refetchQueries({
    parameters: { path: { bookId } },
  });
}
