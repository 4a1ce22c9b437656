import { api, queryClient } from './client';

const FIVE_MINUTES = 5 * 60 * 1000;

// #region defaults
/** Call this once when the application starts. */
export function setCatalogDefaults() {
  queryClient.setQueryDefaults(api.books.listBooks.getQueryKey(), {
    staleTime: FIVE_MINUTES,
  });
}

/** Returns the cached list for five minutes, unless it is invalidated. */
export function listGenre(genre: 'poetry' | 'science') {
  return api.books.listBooks.fetchQuery({
    parameters: { query: { genre } },
  });
}
// #endregion defaults
