import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

export const api = createAPIClient({
  requestFn,
  queryClient: new QueryClient(),
  baseUrl: import.meta.env.VITE_API_URL,
});
