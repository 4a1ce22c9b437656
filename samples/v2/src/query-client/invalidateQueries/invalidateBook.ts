import { api } from './client';

/** Everything that shows a book. Resolves when what is on screen is new. */
export function invalidateBook(bookId: number) {
  const parameters = { path: { bookId } };

  return Promise.all([
    api.books.getBook.invalidateQueries({ parameters }),
    api.books.getBookIdStock.invalidateQueries({ parameters }),
    api.books.listBestsellers.invalidateQueries(),
    api.books.listBooks.invalidateQueries(),
  ]);
}
