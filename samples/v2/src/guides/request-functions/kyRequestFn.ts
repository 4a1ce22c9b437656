import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import ky from 'ky';

const http = ky.create({
  timeout: 10_000,
  // `requestFn` reports error statuses, and TanStack Query retries.
  throwHttpErrors: false,
  retry: 0,
});

export async function kyRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, info, {
    fetch: async (input, init) => http(input, init),
  });
}
