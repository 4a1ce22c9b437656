import { requestFn } from '@openapi-qraft/react';
// #region alias
// @ts-expect-error
import type { Book } from './api';
// #endregion alias
import { createAPIClient } from './api';
import { api, queryClient } from './client';

export type { Book };

// #region required
export function useBook() {
  // @ts-expect-error
  return api.books.getBook.useQuery({});
}
// #endregion required

// #region groups
export function useBookById(bookId: number) {
  // @ts-expect-error
  return api.books.getBook.useQuery({ bookId });
}
// #endregion groups

// #region route
export function useBookOfRoute(params: { bookId?: string }) {
  // @ts-expect-error
  return api.books.getBook.useQuery({ path: { bookId: params.bookId } });
}
// #endregion route

// #region write
export function useSearch(text: string) {
  // @ts-expect-error
  return api.books.searchBooks.useQuery({ body: { text } });
}
// #endregion write

// #region variables
export function useNewPrice() {
  const { mutate } = api.books.updateBook.useMutation();
  return (bookId: number, price: number) =>
    // @ts-expect-error
    mutate({ parameters: { path: { bookId } }, body: { price } });
}
// #endregion variables

// #region filters
export const refresh = (bookId: number) =>
  // @ts-expect-error
  api.books.getBook.invalidateQueries({ path: { bookId } });
// #endregion filters

// #region error
export function useProblem(bookId: number) {
  const book = api.books.getBook.useQuery({ path: { bookId } });
  // @ts-expect-error
  return book.isError ? book.error.message : undefined;
}
// #endregion error

// #region keys
const cache = createAPIClient({ queryClient });

export const loadBook = (bookId: number) =>
  // @ts-expect-error
  cache.books.getBook.fetchQuery({ parameters: { path: { bookId } } });
// #endregion keys

// #region read
const requests = createAPIClient({ requestFn, baseUrl: '/v1' });

export const readBook = (bookId: number) =>
  // @ts-expect-error
  requests.books.getBook.getQueryData({ path: { bookId } });
// #endregion read
