import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import {
  operationInvokeFn,
  useMutation,
  useQuery,
} from '@openapi-qraft/react/callbacks';
import { getBook, updateBook } from './api/services/BooksService';
import { placeOrder } from './api/services/OrdersService';
import { queryClient } from './queryClient';

export const api = qraftAPIClient(
  { books: { getBook, updateBook }, orders: { placeOrder } },
  { operationInvokeFn, useQuery, useMutation },
  {
    requestFn,
    queryClient,
    baseUrl: 'https://bookshop.example/v1',
  },
);
