import { api } from './client';

/** Changes the title in every cached list that contains the book. */
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
