import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

export async function bookExists(bookId: number): Promise<boolean> {
  try {
    await qraft.books.checkBook(
      { parameters: { path: { bookId } }, body: undefined, baseUrl },
      requestFn,
    );
    return true;
  } catch (error) {
    // A 2xx with a JSON Content-Type, but without a body: the book exists.
    if (error instanceof SyntaxError) return true;
    if (error instanceof Error) throw error;
    return false;
  }
}
