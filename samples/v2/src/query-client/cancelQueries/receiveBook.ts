import { api } from './client';

type Book = typeof api.books.getBook.types.data;

/** Called when a WebSocket message brings a changed book. */
export async function receiveBook(book: Book) {
  const parameters = { path: { bookId: book.id } };

  // A response that is in flight may be older than the message.
  await api.books.getBook.cancelQueries({ parameters });
  api.books.getBook.setQueryData(parameters, book);
}
