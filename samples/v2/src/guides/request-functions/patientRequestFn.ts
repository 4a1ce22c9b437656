import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

const TIMEOUT = 10_000;

export async function patientRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const timeout = AbortSignal.timeout(TIMEOUT);

  return requestFn<TData, TError>(schema, {
    ...info,
    // Keep the signal of TanStack Query, so that canceling still works.
    signal: info.signal ? AbortSignal.any([info.signal, timeout]) : timeout,
  });
}
