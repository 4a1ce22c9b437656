import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

// No queryClient: the hooks take the one of the provider.
export const api = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
