import {
  urlSerializer,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';

export async function jsonRequestFn<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  const response = await fetch(urlSerializer(schema, info), {
    method: schema.method.toUpperCase(),
    headers: { 'Content-Type': 'application/json' },
    body: info.body === undefined ? null : JSON.stringify(info.body),
    signal: info.signal ?? null,
  });
  const isEmpty = response.status === 204;
  const answer = isEmpty ? undefined : await response.json();

  if (!response.ok) throw answer;
  return answer;
}
