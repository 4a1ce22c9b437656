import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { createAPIClient } from './api';

export async function shopRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, {
    ...info,
    // Later headers win, so callers can override these defaults.
    headers: mergeHeaders(
      { 'X-App-Version': '3.2.0', 'Accept-Language': 'en' },
      info.headers,
    ),
    credentials: 'include',
  });
}

export const api = createAPIClient({
  requestFn: shopRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});
