import { api } from './client';

/** Called when a WebSocket message reports a sale. */
export function sellCopy(bookId: number) {
  return api.books.getBook.setQueryData(
    { path: { bookId } },
    (book) => book && { ...book, stock: book.stock - 1 },
  );
}
