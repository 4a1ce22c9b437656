import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { readCookie } from './readCookie';

export async function sessionRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const isRead = schema.method === 'get' || schema.method === 'head';
  return requestFn<TData, TError>(schema, {
    ...info,
    credentials: 'include',
    headers: isRead
      ? info.headers
      : mergeHeaders(
          { 'X-CSRF-Token': readCookie('csrf-token') },
          info.headers,
        ),
  });
}

export const queryClient = new QueryClient();
export const api = createAPIClient({
  requestFn: sessionRequestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
