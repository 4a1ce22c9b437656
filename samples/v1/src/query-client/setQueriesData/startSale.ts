import { qraft, queryClient } from './client';

/** Shows the sale price in every cached list. */
export function startSale(authorId: string, percent: number) {
  return qraft.books.listBooks.setQueriesData(
    {},
    (list) =>
      list && {
        ...list,
        items: list.items.map((book) =>
          book.authorId === authorId
            ? {
                ...book,
                price: Math.round(book.price * (1 - percent / 100)),
              }
            : book,
        ),
      },
    queryClient,
  );
}
