// #region form
import {
  bodySerializer,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { createAPIClient } from './api';

const URL_ENCODED = 'application/x-www-form-urlencoded';

export async function formRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, info, {
    bodySerializer(operation, body) {
      if (!operation.mediaType?.includes(URL_ENCODED)) {
        return bodySerializer(operation, body);
      }
      const fields = Object.entries(body ?? {})
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => [name, String(value)]);
      return {
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': URL_ENCODED },
      };
    },
  });
}
// #endregion form

// #region login
const api = createAPIClient({
  requestFn: formRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});

export async function logIn(username: string, password: string) {
  const { data, error } = await api.auth.issueToken({
    body: { username, password },
  });

  if (!data) throw error;
  return data.accessToken;
}
// #endregion login
