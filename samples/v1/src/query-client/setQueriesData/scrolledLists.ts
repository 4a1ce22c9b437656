import { qraft, queryClient } from './client';

// #region scrolled
/** Removes a book from the lists of `useInfiniteQuery()`. */
export function removeFromScrolledLists(bookId: number) {
  const { getQueriesData, setInfiniteQueryData } = qraft.books.listBooks;

  for (const [key] of getQueriesData({ infinite: true }, queryClient)) {
    setInfiniteQueryData(
      key,
      (books) => {
        const items = books?.pages.flatMap((page) => page.items);
        // `undefined` leaves the list unchanged.
        if (!books || !items?.some(({ id }) => id === bookId))
          return undefined;
        return {
          ...books,
          pages: books.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ id }) => id !== bookId),
          })),
        };
      },
      queryClient,
    );
  }
}
// #endregion scrolled
