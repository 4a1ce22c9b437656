import { qraft, queryClient } from './client';

/** The genres that readers have listed, whatever else they filtered by. */
export function cachedGenres() {
  return qraft.books.listBooks
    .getQueriesData({ infinite: false }, queryClient)
    .map(([[, parameters]]) => parameters?.query?.genre);
}
