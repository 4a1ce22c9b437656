import { qraft, queryClient } from './client';

/** Shows the sale price in every cached list with a book of the author. */
export function startSale(authorId: string, percent: number) {
  const reduce = (price: number) => Math.round(price * (1 - percent / 100));

  return qraft.books.listBooks.setQueriesData(
    {},
    (list) => {
      // `undefined` leaves the list unchanged.
      if (!list?.items.some((book) => book.authorId === authorId))
        return undefined;
      return {
        ...list,
        items: list.items.map((book) =>
          book.authorId === authorId
            ? { ...book, price: reduce(book.price) }
            : book,
        ),
      };
    },
    queryClient,
  );
}
