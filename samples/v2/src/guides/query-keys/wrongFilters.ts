import { api } from './client';

// #region wrong
export function invalidateSearch(search: string) {
  return api.authors.listAuthors.invalidateQueries({
    // @ts-expect-error: filters, not parameters
    query: { search },
  });
}
// #endregion wrong
