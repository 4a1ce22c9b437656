import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { cache } from 'react';
import { createAPIClient } from '@/api';

/** Returns the same client throughout one request, and a new one after. */
export const getServerApi = cache(() => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 60_000 } },
  });
  const api = createAPIClient({
    requestFn,
    queryClient,
    baseUrl: process.env.NEXT_PUBLIC_API_URL ?? '',
  });
  return { api, queryClient };
});
