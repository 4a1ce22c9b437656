import {
  mergeHeaders,
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
  const { body, headers, parameters, signal } = info;
  const hasBody = body !== undefined && body !== null;

  return fetch(urlSerializer(schema, info), {
    method: schema.method.toUpperCase(),
    headers: mergeHeaders(
      hasBody ? { 'Content-Type': 'application/json' } : {},
      headers,
      parameters?.header,
    ),
    body: hasBody ? JSON.stringify(body) : null,
    signal: signal ?? null,
  })
    .then((response) => processResponse<TData, TError>(response))
    .catch((error: Error) => resolveResponse<TData, TError>(error));
}
