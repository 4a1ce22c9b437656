import {
  baseRequestFn,
  bodySerializer,
  urlSerializer,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';

/** For arrays with `explode: false` in the document: `tag=new,signed`. */
function commaUrl(schema: OperationSchema, info: RequestFnInfo) {
  const query = Object.entries(info.parameters?.query ?? {});
  return urlSerializer(schema, {
    ...info,
    parameters: {
      ...info.parameters,
      query: Object.fromEntries(
        query.map(([name, value]) => [
          name,
          Array.isArray(value) ? value.join(',') : value,
        ]),
      ),
    },
  });
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
