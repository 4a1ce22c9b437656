import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { ApiError, apiRequestFn } from './ApiError';

/** Whether the same request may succeed later. */
export function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return status === undefined || status === 429 || status >= 500;
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failureCount, error) =>
        failureCount < 3 && isTemporary(error),
    },
  },
});

export const api = createAPIClient({
  requestFn: apiRequestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
