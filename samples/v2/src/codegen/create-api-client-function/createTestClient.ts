import type {
  OperationSchema,
  RequestFnInfo,
  RequestFnResponse,
} from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { createAPIClient } from './api';

type Result = RequestFnResponse<unknown, unknown>;

export const ok = (data: unknown): Result => ({
  data,
  response: new Response(),
});

export const failed = (status: number, error: unknown): Result => ({
  error,
  response: new Response(null, { status }),
});

/** Responds by method and path, as in `{ 'get /books/{bookId}': ok(book) }`. */
export function createTestClient(results: Record<string, Result>) {
  const requestFn = vi.fn(
    async (schema: OperationSchema, _info: RequestFnInfo) => {
      const operation = `${schema.method} ${schema.url}`;
      const result = results[operation];
      if (!result)
        throw new Error(`The test has no response for ${operation}.`);
      return result;
    },
  );
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false } },
  });
  const api = createAPIClient({ requestFn, queryClient, baseUrl: '' });

  return { api, requestFn, queryClient };
}
