import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

export async function timeoutRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const timeout = AbortSignal.timeout(10_000);

  return requestFn<TData, TError>(schema, {
    ...info,
    // Keep the signal of the caller, so that canceling still works.
    signal: info.signal ? AbortSignal.any([info.signal, timeout]) : timeout,
  });
}
