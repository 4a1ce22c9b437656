import {
  bodySerializer,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

const FORM = 'application/x-www-form-urlencoded';

/** Encodes bodies of the type FORM, and leaves others to `bodySerializer()`. */
function formSerializer(
  schema: OperationSchema,
  body: RequestFnInfo['body'],
) {
  if (!schema.mediaType?.includes(FORM))
    return bodySerializer(schema, body);

  const form = new URLSearchParams(body as Record<string, string>);
  return { body: form.toString(), headers: { 'Content-Type': FORM } };
}

export function formRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, info, {
    bodySerializer: formSerializer,
  });
}
