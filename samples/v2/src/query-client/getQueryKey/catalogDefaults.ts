import { api, queryClient } from './client';

const FIVE_MINUTES = 5 * 60 * 1000;

// #region defaults
/** Call it once, where the application starts. */
export function setCatalogDefaults() {
  queryClient.setQueryDefaults(api.books.listBooks.getQueryKey(), {
    staleTime: FIVE_MINUTES,
  });
}

/** A list of any genre that is younger than that comes from the cache. */
export function listGenre(genre: 'poetry' | 'science') {
  return api.books.listBooks.fetchQuery({
    parameters: { query: { genre } },
  });
}
// #endregion defaults
