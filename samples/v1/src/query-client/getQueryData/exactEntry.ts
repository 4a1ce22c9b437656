import { qraft, queryClient } from './client';

// #region entry
const { getQueryData } = qraft.books.listBooks;

/** Looks for a list that was loaded with `{ genre: 'science', page: 1 }`. */
export function readThreeWays() {
  return {
    sameValues: getQueryData(
      { query: { page: 1, genre: 'science' } },
      queryClient,
    ),
    withoutPage: getQueryData({ query: { genre: 'science' } }, queryClient),
    noParameters: getQueryData({}, queryClient),
  };
}
// #endregion entry
