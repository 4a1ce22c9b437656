import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import {
  operationInvokeFn,
  useMutation,
  useQuery,
} from '@openapi-qraft/react/callbacks';
import { QueryClient } from '@tanstack/react-query';
import { getBook, updateBook } from './api/services/BooksService';
import { placeOrder } from './api/services/OrdersService';

export const api = qraftAPIClient(
  { books: { getBook, updateBook }, orders: { placeOrder } },
  { operationInvokeFn, useQuery, useMutation },
  {
    requestFn,
    queryClient: new QueryClient(),
    baseUrl: 'https://bookshop.example/v1',
  },
);
