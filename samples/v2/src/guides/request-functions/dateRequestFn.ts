// #region function
import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';

const DATE_TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/;

function reviveDates(value: unknown): unknown {
  if (typeof value === 'string' && DATE_TIME.test(value)) {
    return new Date(value);
  }
  if (Array.isArray(value)) return value.map(reviveDates);
  if (Object.prototype.toString.call(value) !== '[object Object]') {
    return value;
  }
  const entries = Object.entries(value as object);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, reviveDates(field)]),
  );
}

export async function dateRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  const result = await requestFn<TData, TError>(schema, info);
  if ('error' in result) return result;
  return { ...result, data: reviveDates(result.data) as TData };
}
// #endregion function
