import {
  requestFn,
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

/** For arrays with `explode: false` in the document: `tag=new,signed`. */
function commaUrl(schema: OperationSchema, info: RequestFnInfo) {
  const query = Object.entries(info.parameters?.query ?? {});
  const others = query.filter(([, value]) => !Array.isArray(value));
  const url = urlSerializer(schema, {
    ...info,
    parameters: { ...info.parameters, query: Object.fromEntries(others) },
  });
  const lists = query.flatMap(([name, value]) => {
    const values = Array.isArray(value) ? value.filter(isPresent) : [];
    return values.length > 0
      ? [`${encode(name)}=${values.map(encode).join(',')}`]
      : [];
  });
  if (lists.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${lists.join('&')}`;
}

const isPresent = (value: unknown) => value !== undefined && value !== null;

/** A comma inside a value is escaped, the commas between values are not. */
function encode(value: unknown) {
  return encodeURIComponent(String(value));
}

export async function commaRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, info, {
    urlSerializer: commaUrl,
  });
}
