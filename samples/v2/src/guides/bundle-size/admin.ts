import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

export const admin = createAPIClient({
  requestFn,
  queryClient: new QueryClient(),
  baseUrl: 'https://bookshop.example/v1',
});
