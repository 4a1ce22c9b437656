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
    // Without an answer it is an Error, else the parsed body.
    if (error instanceof Error) return 'The shop cannot be reached.';
    return (error as Problem).title;
  }
}
