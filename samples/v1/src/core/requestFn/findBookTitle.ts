import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

type Problem = typeof qraft.books.getBook.types.error;

export async function findBookTitle(bookId: number): Promise<string> {
  try {
    const book = await qraft.books.getBook(
      { parameters: { path: { bookId } }, baseUrl },
      requestFn,
    );
    return book.title;
  } catch (error) {
    // fetch rejects with a TypeError if there is no response.
    if (error instanceof TypeError) return 'The shop cannot be reached.';
    return isProblem(error) ? error.title : 'The server has a problem.';
  }
}

function isProblem(error: unknown): error is Problem {
  return typeof error === 'object' && error !== null && 'title' in error;
}
