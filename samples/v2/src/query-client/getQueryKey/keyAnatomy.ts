import { api } from './client';

// #region keys
const path = { bookId: 7 };
const header = { 'X-Store-Id': 'lisbon' };

export const keys = {
  noParameters: api.status.getStatus.getQueryKey(),
  withSecurity: api.orders.listOrders.getQueryKey({ header }),
  infinite: api.books.listReviews.getInfiniteQueryKey({ path }),
  mutation: api.books.updateBook.getMutationKey({ path }),
};
// #endregion keys
