import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from '../../../generated/bookshop/qraft/api';

export const queryClient = new QueryClient();

export const api = createAPIClient({
  requestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
