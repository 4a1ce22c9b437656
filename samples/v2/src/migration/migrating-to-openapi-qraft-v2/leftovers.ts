// #region context
// @ts-expect-error
import { QraftContext } from '@openapi-qraft/react';
// #endregion context

// #region client
import { api, queryClient } from './client';

export function useLeftovers(bookId: number, title: string) {
  const parameters = { path: { bookId } };

  // @ts-expect-error
  api.books.getBook.useQuery(parameters, {}, queryClient);

  const book = api.books.getBook.getQueryData(parameters);
  if (!book) return;

  const renamed = { ...book, title };
  // @ts-expect-error
  api.books.getBook.setQueryData(parameters, renamed, queryClient);
}
// #endregion client

export const context: unknown = QraftContext;
