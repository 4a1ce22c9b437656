import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { createAPIClient } from './api';

let token: string | undefined;

/** Pass the token after sign-in, and nothing after sign-out. */
export function setToken(newToken?: string) {
  token = newToken;
}

export async function memberRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, {
    ...info,
    headers: mergeHeaders(
      token ? { Authorization: `Bearer ${token}` } : {},
      info.headers,
    ),
  });
}

export const api = createAPIClient({
  requestFn: memberRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});
