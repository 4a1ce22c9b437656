import {
  bodySerializer,
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';

const FORM = 'application/x-www-form-urlencoded';

export function requestWithForms<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  return requestFn<T>(schema, info, {
    bodySerializer: (schema, info) =>
      schema.mediaType === FORM
        ? new URLSearchParams(Object.entries(info.body ?? {})).toString()
        : bodySerializer(schema, info),
  });
}
