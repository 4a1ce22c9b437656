import { api } from './client';

// #region keys
const parameters = { path: { bookId: 7 } };

export const pagesKey =
  api.books.listReviews.getInfiniteQueryKey(parameters);
export const firstPageKey = api.books.listReviews.getQueryKey(parameters);
// #endregion keys
