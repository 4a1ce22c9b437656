import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

/** Call it once per request: the cache belongs to one visitor. */
export function createServerClient() {
  const queryClient = new QueryClient();
  const api = createAPIClient({
    requestFn,
    queryClient,
    baseUrl: 'https://bookshop.example/v1',
  });
  return { api, queryClient };
}
