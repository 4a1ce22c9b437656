import {
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';

export function requestWithStaffKey<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  const staffKey = sessionStorage.getItem('staffKey');

  return requestFn<T>(schema, {
    ...info,
    headers: { 'X-Staff-Key': staffKey },
  });
}
