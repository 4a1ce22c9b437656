import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export async function setPrice(bookId: number, price: number) {
  const parameters = { path: { bookId } };

  await qraft.books.updateBook(
    { parameters, body: { price }, baseUrl },
    requestFn,
  );
  await qraft.books.getBook.invalidateQueries({ parameters }, queryClient);
}
