import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export async function loadTitle(bookId: number) {
  const book = await qraft.books.getBook.fetchQuery(
    { parameters: { path: { bookId } }, requestFn, baseUrl },
    queryClient,
  );
  return book.title;
}
