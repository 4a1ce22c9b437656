import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

export async function showTitle(bookId: number): Promise<string> {
  const book = await qraft.books.getBook(
    { parameters: { path: { bookId } }, baseUrl },
    requestFn,
  );
  return book.title;
}
