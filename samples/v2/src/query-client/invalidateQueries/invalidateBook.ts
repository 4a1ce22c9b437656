import { api } from './client';

/** Resolves when the queries on screen have refetched. */
export function invalidateBook(bookId: number) {
  const parameters = { path: { bookId } };

  return Promise.all([
    api.books.getBook.invalidateQueries({ parameters }),
    api.books.getBookIdStock.invalidateQueries({ parameters }),
    api.books.listBestsellers.invalidateQueries(),
    api.books.listBooks.invalidateQueries(),
  ]);
}
