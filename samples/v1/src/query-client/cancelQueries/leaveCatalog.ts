import { qraft, queryClient } from './client';

/** Cancels the lists of the catalog, including infinite ones. */
export function leaveCatalog() {
  return qraft.books.listBooks.cancelQueries(queryClient);
}
