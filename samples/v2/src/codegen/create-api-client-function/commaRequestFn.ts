import {
  baseRequestFn,
  bodySerializer,
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

/** For arrays with `explode: false` in the document: `tag=new,signed`. */
function commaUrl(schema: OperationSchema, info: RequestFnInfo) {
  const query = Object.entries<unknown>(info.parameters?.query ?? {});
  const others = query.filter(([, value]) => !Array.isArray(value));
  const url = urlSerializer(schema, {
    ...info,
    parameters: { ...info.parameters, query: Object.fromEntries(others) },
  });

  // Each value is encoded by itself, so that the commas between them stay.
  const lists = query.flatMap(([name, value]) =>
    Array.isArray(value) && value.length > 0
      ? `${name}=${value.map((item) => encodeURIComponent(item)).join(',')}`
      : [],
  );
  if (lists.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${lists.join('&')}`;
}

export async function commaRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return baseRequestFn<TData, TError>(schema, info, {
    urlSerializer: commaUrl,
    bodySerializer,
  });
}
