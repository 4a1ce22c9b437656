import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { logFailure } from './failures';

/** Requests English titles and logs every failed request. */
export async function shopRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const result = await requestFn<TData, TError>(schema, {
    ...info,
    headers: { 'Accept-Language': 'en' },
  });

  if ('error' in result) {
    logFailure(`${schema.method} ${schema.url}`, result.error);
  }
  return result;
}
