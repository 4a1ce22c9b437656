import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

export const timings: { url: string; status: number; ms: number }[] = [];

const timedFetch: typeof fetch = async (input, init) => {
  const start = performance.now();
  const response = await fetch(input, init);
  const ms = performance.now() - start;
  timings.push({ url: String(input), status: response.status, ms });
  return response;
};

export async function tracedRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, info, { fetch: timedFetch });
}
