import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

/** Call it once per incoming request. */
export function createServerApi(accessToken: string) {
  async function serverRequestFn<TData, TError>(
    schema: OperationSchema,
    info: RequestFnInfo,
  ) {
    return requestFn<TData, TError>(schema, {
      ...info,
      headers: mergeHeaders(
        { Authorization: `Bearer ${accessToken}` },
        info.headers,
      ),
    });
  }

  return createAPIClient({
    requestFn: serverRequestFn,
    queryClient: new QueryClient(),
    baseUrl: 'https://bookshop.example/v1',
  });
}
