import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';
import { queryClient } from './queryClient';

export const admin = createAPIClient({
  requestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
