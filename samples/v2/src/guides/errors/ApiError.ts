// #region normalize
import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';

export class ApiError extends Error {
  /** Undefined without a response, or with an unreadable error body. */
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, cause: unknown) {
    super(message, { cause });
    this.name = 'ApiError';
    this.status = status;
  }
}

export async function apiRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  const result = await requestFn<TData, TError>(schema, info);
  if (!('error' in result)) return result;

  const { error, response } = result;
  const operation = `${schema.method.toUpperCase()} ${schema.url}`;
  const reason = response ? `status ${response.status}` : 'no response';
  const apiError = new ApiError(
    `${operation}: ${reason}`,
    response?.status,
    error,
  );
  // Two branches, because the type has a form with a response and one without.
  return response
    ? { error: apiError, response }
    : { error: apiError, response };
}
// #endregion normalize
