import {
  baseRequestFn,
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

export async function jsonRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return baseRequestFn<TData, TError>(schema, info, {
    urlSerializer,
    bodySerializer: (_operation, body) =>
      body === undefined
        ? undefined
        : {
            body: JSON.stringify(body),
            headers: { 'Content-Type': 'application/json' },
          },
  });
}
