import {
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';
import {
  processResponse,
  resolveResponse,
} from '@openapi-qraft/react/unstable__responseUtils';

export async function ownRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  const hasBody = info.body !== undefined && info.body !== null;

  return fetch(urlSerializer(schema, info), {
    method: schema.method.toUpperCase(),
    headers: hasBody ? { 'Content-Type': 'application/json' } : {},
    body: hasBody ? JSON.stringify(info.body) : null,
    signal: info.signal ?? null,
  })
    .then((response) => processResponse<TData, TError>(response))
    .catch((error: Error) => resolveResponse<TData, TError>(error));
}
