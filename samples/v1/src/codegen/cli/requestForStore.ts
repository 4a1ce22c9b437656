import {
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';

export function requestForStore<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  if (!schema.url.startsWith('/orders')) return requestFn<T>(schema, info);

  const { parameters } = info;
  const header = { 'X-Store-Id': 'lisbon', ...parameters?.header };

  return requestFn<T>(schema, {
    ...info,
    parameters: { ...parameters, header },
  });
}
