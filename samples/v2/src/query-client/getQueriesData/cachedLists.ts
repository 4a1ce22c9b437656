import { api } from './client';

/** All cached lists of poetry, whatever their other parameters are. */
export function poetryLists() {
  return api.books.listBooks.getQueriesData({
    parameters: { query: { genre: 'poetry' } },
  });
}
