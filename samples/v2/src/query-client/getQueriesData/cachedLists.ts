import { api } from './client';

/** The poetry lists in the cache, whatever page or other filter they have. */
export function poetryLists() {
  return api.books.listBooks.getQueriesData({
    parameters: { query: { genre: 'poetry' } },
  });
}
