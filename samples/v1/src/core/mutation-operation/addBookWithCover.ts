import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

type NewBook = typeof qraft.books.createBook.types.body;

export async function addBookWithCover(newBook: NewBook, cover: File) {
  const { createBook, uploadCover, deleteBook } = qraft.books;
  const { id: bookId } = await createBook(
    { parameters: undefined, body: newBook, baseUrl },
    requestFn,
  );

  const parameters = { path: { bookId } };
  try {
    await uploadCover({ parameters, body: { cover }, baseUrl }, requestFn);
  } catch (error) {
    // Don't keep a book without a cover.
    await deleteBook({ parameters, body: undefined, baseUrl }, requestFn);
    throw error;
  }
  return bookId;
}
