import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export async function showReadersNextBook(bookId: number) {
  // #region methods
  const parameters = { path: { bookId } };

  // Load the book before a component needs it, and read it from the cache.
  await qraft.books.getBook.prefetchQuery(
    { parameters, requestFn, baseUrl },
    queryClient,
  );
  const cached = qraft.books.getBook.getQueryData(parameters, queryClient);

  // Mark the cached books as stale, whatever their ids are.
  await qraft.books.getBook.invalidateQueries(queryClient);

  // Send the request directly, without the cache or React.
  const book = await qraft.books.getBook(
    { parameters, baseUrl },
    requestFn,
  );
  // #endregion methods
  return { cached, book };
}
