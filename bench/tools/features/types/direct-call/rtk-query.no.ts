import { api } from '../../../generated/bookshop/rtk-query/api/api';

// @ts-expect-error: calling an endpoint returns an action for the store, not a promise
export const book: Promise<unknown> = api.endpoints.getBook.initiate({
  bookId: 7,
});
