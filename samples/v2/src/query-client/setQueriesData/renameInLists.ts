import { api } from './client';

/** Changes the title in every cached list that contains the book. */
export function renameInLists(bookId: number, title: string) {
  return api.books.listBooks.setQueriesData({}, (list) => {
    // `undefined` leaves the list unchanged.
    if (!list?.items.some(({ id }) => id === bookId)) return undefined;
    return {
      ...list,
      items: list.items.map((book) =>
        book.id === bookId ? { ...book, title } : book,
      ),
    };
  });
}
