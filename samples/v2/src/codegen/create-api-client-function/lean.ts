import { requestFn } from '@openapi-qraft/react';
import {
  operationInvokeFn,
  useMutation,
  useQuery,
  useSuspenseQuery,
} from '@openapi-qraft/react/callbacks';
import { createLeanClient } from './api-clients';
import { queryClient } from './client';

const options = {
  requestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
};

export function useTitle(bookId: number) {
  // #region replaced
  // Generated with callbacks:operationInvokeFn,useQuery,useMutation
  const suspenseOnly = createLeanClient(options, { useSuspenseQuery });

  // @ts-expect-error
  suspenseOnly.books.getBook.useQuery({ path: { bookId } });
  // #endregion replaced
}

// #region extended
export const api = createLeanClient(options, {
  operationInvokeFn,
  useQuery,
  useMutation,
  useSuspenseQuery,
});
// #endregion extended
