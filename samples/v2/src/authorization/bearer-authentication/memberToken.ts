import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import type { components } from './api';
import * as authApi from './authApi';
import { publicApi } from './publicApi';

type Token = components['schemas']['Token'];
let unused: Token | undefined;
let refreshToken: string | undefined;

export async function logIn(username: string, password: string) {
  unused = await authApi.logIn(username, password);
}

export function logOut() {
  unused = undefined;
  refreshToken = undefined;
}

async function renew(signal: AbortSignal): Promise<Token> {
  if (!refreshToken) throw new Error('Log in first.');
  const { data, error } = await publicApi.auth.refreshToken({
    body: { refreshToken },
    signal,
  });
  // A handler may only throw an `Error`.
  if (error instanceof Error) throw error;
  if (!data) throw new Error('Log in again.', { cause: error });
  return data;
}

export const securitySchemes: SecuritySchemeHandlers<'MemberToken'> = {
  async MemberToken({ signal }) {
    // Return the token from the login once. After that, renew it.
    const token = unused ?? (await renew(signal));
    unused = undefined;
    refreshToken = token.refreshToken;
    return {
      token: token.accessToken,
      refreshInterval: token.expiresIn * 1000,
    };
  },
};
