import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

// Without a queryClient, hooks use the one of the nearest provider.
export const api = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
