import { requestFn } from '@openapi-qraft/react';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

// TanStack Query assumes that the application starts online.
onlineManager.setOnline(navigator.onLine);

export const ONE_DAY = 24 * 60 * 60 * 1000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: ONE_DAY },
    mutations: {
      // Retries wait for the network. Error responses are not retried.
      retry: (failureCount, error) =>
        error instanceof TypeError && failureCount < 3,
    },
  },
});

export const api = createAPIClient({
  requestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
