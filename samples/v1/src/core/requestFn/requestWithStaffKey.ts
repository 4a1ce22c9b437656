import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
} from '@openapi-qraft/react';

type RequestInfo = Parameters<typeof requestFn>[1];

export function requestWithStaffKey<T>(
  schema: OperationSchema,
  info: RequestInfo,
): Promise<T> {
  const staffKey = sessionStorage.getItem('staffKey');

  return requestFn<T>(schema, {
    ...info,
    headers: mergeHeaders(info.headers, { 'X-Staff-Key': staffKey }),
  });
}
