// #region normalize
import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnResponse,
} from '@openapi-qraft/react';

export class ApiError extends Error {
  readonly status: number | undefined;

  constructor(message: string, status: number | undefined, cause: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export async function normalizedRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
): Promise<RequestFnResponse<TData, TError>> {
  const result = await requestFn<TData, TError>(schema, info);
  if (!('error' in result)) return result;

  const { error, response } = result;
  const place = `${schema.method.toUpperCase()} ${schema.url}`;
  const reason = response ? `status ${response.status}` : 'no answer';
  const apiError = new ApiError(
    `${place}: ${reason}`,
    response?.status,
    error,
  );
  // Two branches: the type has a form with a response and one without.
  return response
    ? { error: apiError, response }
    : { error: apiError, response };
}
// #endregion normalize

// #region client
/** Whether it makes sense to try again. */
export function isServerFault(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === undefined || error.status >= 500;
}
// #endregion client
