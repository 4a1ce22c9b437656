import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

export const queryClient = new QueryClient();

export const api = createAPIClient({
  requestFn,
  queryClient,
  baseUrl: 'http://localhost:4010/v1',
});
