import { api } from './client';

// #region entry
export async function readThreeWays() {
  await api.books.listBooks.fetchQuery({
    parameters: { query: { genre: 'science', page: 1 } },
  });

  const { getQueryData } = api.books.listBooks;
  return {
    sameValues: getQueryData({ query: { page: 1, genre: 'science' } }),
    withoutPage: getQueryData({ query: { genre: 'science' } }),
    noParameters: getQueryData(),
  };
}
// #endregion entry
