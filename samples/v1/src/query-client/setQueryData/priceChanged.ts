import { qraft, queryClient } from './client';

/** Shows a new price without a request. */
export function priceChanged(bookId: number, price: number) {
  return qraft.books.getBook.setQueryData(
    { path: { bookId } },
    (book) => book && { ...book, price },
    queryClient,
  );
}
