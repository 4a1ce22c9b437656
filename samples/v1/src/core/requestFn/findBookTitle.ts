import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

export async function findBookTitle(bookId: number): Promise<string> {
  try {
    const book = await qraft.books.getBook(
      { parameters: { path: { bookId } }, baseUrl },
      requestFn,
    );
    if (hasTitle(book)) return book.title;
  } catch (error) {
    // fetch rejects with a TypeError if the connection fails.
    if (error instanceof TypeError) return 'The shop cannot be reached.';
    if (hasTitle(error)) return error.title;
  }
  return 'The server has a problem.';
}

/** Whether a value is a book or a problem. Types aren't checked at run time. */
function hasTitle(value: unknown): value is { title: string } {
  return typeof value === 'object' && value !== null && 'title' in value;
}
