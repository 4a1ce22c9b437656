import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { createAPIClient } from './api';
import { queryClient } from './client';

/** Returns binary data as a `Blob`, as the generated types say. */
export async function fileRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const result = await requestFn<TData, TError>(schema, info);
  const type = result.response?.headers.get('Content-Type') ?? 'text/plain';

  if ('error' in result || /^text\/|json/.test(type)) return result;
  // A copy, so that the caller can read the response, too.
  const data = (await result.response.clone().blob()) as TData;
  return { data, response: result.response };
}

export const api = createAPIClient({
  requestFn: fileRequestFn,
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
