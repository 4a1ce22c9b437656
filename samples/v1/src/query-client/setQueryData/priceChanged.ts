import { qraft, queryClient } from './client';

/** For the price feed of the shop: shows a new price without a request. */
export function priceChanged(bookId: number, price: number) {
  return qraft.books.getBook.setQueryData(
    { path: { bookId } },
    (book) => book && { ...book, price },
    queryClient,
  );
}
