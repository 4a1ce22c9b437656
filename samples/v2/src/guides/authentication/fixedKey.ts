import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { createAPIClient } from './api';

const STAFF_KEY = 'k-42';

export async function staffRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  if (!schema.security?.includes('StaffKey')) {
    return requestFn<TData, TError>(schema, info);
  }
  return requestFn<TData, TError>(schema, {
    ...info,
    headers: mergeHeaders({ 'X-Staff-Key': STAFF_KEY }, info.headers),
  });
}

export const api = createAPIClient({
  requestFn: staffRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});
