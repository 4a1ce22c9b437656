import { api } from './client';

// #region scrolled
/** Changes the title in the lists of `useInfiniteQuery()`. */
export function renameInScrolledLists(bookId: number, title: string) {
  const { getQueriesData, setInfiniteQueryData } = api.books.listBooks;

  for (const [key] of getQueriesData({ infinite: true })) {
    setInfiniteQueryData(key, (books) => {
      const items = books?.pages.flatMap((page) => page.items);
      // `undefined` leaves the list unchanged.
      if (!books || !items?.some(({ id }) => id === bookId))
        return undefined;
      return {
        ...books,
        pages: books.pages.map((page) => ({
          ...page,
          items: page.items.map((book) =>
            book.id === bookId ? { ...book, title } : book,
          ),
        })),
      };
    });
  }
}
// #endregion scrolled
