// Every form in which the pages say that a call is recognized, or is not. The plugin reports what it sees.
import { createLeanServiceClient } from './api-clients';
import {
  booksService,
  getBook as getBookOperation,
} from './api-clients/services/BooksService';
import { api, queryClient } from './client';
import { requestFn } from '@openapi-qraft/react';

const options = {
  requestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
};
const bookApi = createLeanServiceClient(getBookOperation, options);
const booksApi = createLeanServiceClient(booksService, options);
const shop = api;
const useShop = () => api;

class Shelf {
  api = api;

  // #region through-this
  useStatus() {
    const { data, ...state } = this.api.status.getStatus.useQuery();
    return { data, state };
  }
  // #endregion through-this
}

export function useForms() {
  const book = { path: { bookId: 7 } };
  // #region one-operation
  const { data: a, ...a1 } = bookApi.useQuery(book);
  // #endregion one-operation
  // #region one-service
  const { data: b, ...b1 } = booksApi.getBook.useQuery(book);
  // #endregion one-service
  // #region all-services
  const { data: c, ...c1 } = api.books.getBook.useQuery(book);
  // #endregion all-services
  // #region not-null
  const { data: d, ...d1 } = api.books!.getBook.useQuery(book);
  // #endregion not-null
  // #region optional-client
  const { data: e, ...e1 } = api?.books.getBook.useQuery(book);
  // #endregion optional-client
  // #region optional-service
  const { data: f, ...f1 } = api.books?.getBook.useQuery(book);
  // #endregion optional-service
  // #region optional-in-parentheses
  const { data: g, ...g1 } = (api?.books).getBook.useQuery(book);
  // #endregion optional-in-parentheses
  // #region call-at-the-start
  const { data: h, ...h1 } = useShop().books.getBook.useQuery(book);
  // #endregion call-at-the-start
  // #region other-name
  const { data: i, ...i1 } = shop.books.getBook.useQuery(book);
  // #endregion other-name
  // #region operation-in-a-variable
  const { getBook } = api.books;
  const { data: j, ...j1 } = getBook.useQuery(book);
  // #endregion operation-in-a-variable
  // #region brackets-around-the-hook
  const { data: k, ...k1 } = api.books.getBook['useQuery'](book);
  // #endregion brackets-around-the-hook
  // #region brackets-around-the-service
  const { data: l, ...l1 } = api['books'].getBook.useQuery(book);
  // #endregion brackets-around-the-service
  const data = [a, b, c, d, e, f, g, h, i, j, k, l];
  const states = [a1, b1, c1, d1, e1, f1, g1, h1, i1, j1, k1, l1];

  return { data, states, status: new Shelf().useStatus() };
}
