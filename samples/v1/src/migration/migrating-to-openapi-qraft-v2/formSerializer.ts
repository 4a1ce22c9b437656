import {
  bodySerializer,
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';

const FORM = 'application/x-www-form-urlencoded';

/** Encodes bodies of the type FORM, and leaves others to `bodySerializer()`. */
function formSerializer(schema: OperationSchema, info: RequestFnPayload) {
  if (schema.mediaType !== FORM) return bodySerializer(schema, info);

  const form = new URLSearchParams(info.body as Record<string, string>);
  return form.toString();
}

export function formRequestFn<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  return requestFn<T>(schema, info, { bodySerializer: formSerializer });
}
