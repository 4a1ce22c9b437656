import {
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';

export function requestWithCookies<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  return requestFn<T>(schema, { ...info, credentials: 'include' });
}
