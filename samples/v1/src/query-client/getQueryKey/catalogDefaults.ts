import { qraft, queryClient } from './client';

/** Call this once, when the application starts. */
export function setCatalogDefaults() {
  queryClient.setQueryDefaults(qraft.books.getBook.getQueryKey(), {
    staleTime: 5 * 60 * 1000,
  });
}
