import { api } from './client';

/** Puts a new title into every list that has the book. */
export function renameInLists(bookId: number, title: string) {
  return api.books.listBooks.setQueriesData(
    {},
    (list) =>
      list && {
        ...list,
        items: list.items.map((book) =>
          book.id === bookId ? { ...book, title } : book,
        ),
      },
  );
}
