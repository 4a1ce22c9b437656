import { qraft, queryClient } from './client';

/** Stops lists that nobody waits for any more, single and infinite ones. */
export function leaveCatalog() {
  return qraft.books.listBooks.cancelQueries(queryClient);
}
