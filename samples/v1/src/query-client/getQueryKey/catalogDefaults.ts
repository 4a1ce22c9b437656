import { qraft, queryClient } from './client';

/** Call it once, where the application starts. */
export function setCatalogDefaults() {
  queryClient.setQueryDefaults(qraft.books.getBook.getQueryKey(), {
    staleTime: 5 * 60 * 1000,
  });
}
