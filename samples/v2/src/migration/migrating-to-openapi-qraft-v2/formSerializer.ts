import {
  bodySerializer,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

const FORM = 'application/x-www-form-urlencoded';

/** Sends a form as a form, and everything else as before. */
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
