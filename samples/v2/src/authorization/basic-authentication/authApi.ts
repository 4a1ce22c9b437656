import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { encodeBasic } from './encodeBasic';
import { formRequestFn } from './formRequestFn';

const secureRequestFn = createSecureRequestFn(
  {
    ClientCredentials: () => ({
      credentials: encodeBasic('shop-web', 'café-42'),
      refreshInterval: Infinity,
    }),
  },
  formRequestFn,
  new QueryClient(),
);

export const authApi = createAPIClient({
  requestFn: secureRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});

export async function logIn(username: string, password: string) {
  const { data, error } = await authApi.auth.issueToken({
    body: { username, password },
  });
  // Security handlers that call `logIn()` can throw only `Error` objects.
  if (error instanceof Error) throw error;
  if (!data) throw new Error('The login failed.', { cause: error });
  return data;
}
