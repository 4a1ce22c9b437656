import { api } from './client';

// #region preview
export function previewFilter() {
  const matches = api.books.listBooks.getQueriesData({
    parameters: { query: { genre: 'fiction' } },
  });
  return matches.map(([queryKey]) => queryKey[1]);
}
// #endregion preview
