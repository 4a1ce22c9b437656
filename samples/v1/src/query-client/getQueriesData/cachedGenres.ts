import { qraft, queryClient } from './client';

/** Returns the genres of all cached lists. */
export function cachedGenres() {
  return qraft.books.listBooks
    .getQueriesData({ infinite: false }, queryClient)
    .map(([[, parameters]]) => parameters?.query?.genre);
}
