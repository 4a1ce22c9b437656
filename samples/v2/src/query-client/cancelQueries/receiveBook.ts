import { api } from './client';

type Book = typeof api.books.getBook.types.data;

/** The server says over a WebSocket that a book has changed. */
export async function receiveBook(book: Book) {
  const parameters = { path: { bookId: book.id } };

  // An answer that is on its way may be older than the message.
  await api.books.getBook.cancelQueries({ parameters });
  api.books.getBook.setQueryData(parameters, book);
}
