import { api } from './client';

// #region kinds
const parameters = { path: { bookId: 7 } };

export const finite = api.books.listReviews.getQueryKey(parameters);
export const infinite =
  api.books.listReviews.getInfiniteQueryKey(parameters);
export const mutation = api.books.createReview.getMutationKey(parameters);
// #endregion kinds
