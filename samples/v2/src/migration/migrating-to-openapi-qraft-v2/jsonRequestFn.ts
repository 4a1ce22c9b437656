import {
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';

export async function jsonRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  try {
    const response = await fetch(urlSerializer(schema, info), {
      method: schema.method.toUpperCase(),
      headers: { 'Content-Type': 'application/json' },
      body: info.body === undefined ? null : JSON.stringify(info.body),
      signal: info.signal ?? null,
    });
    const isEmpty = response.status === 204;
    const answer = isEmpty ? null : await response.json();

    if (!response.ok) return { error: answer, response };
    return { data: answer, response };
  } catch (error) {
    return { error: error as Error, response: undefined };
  }
}
