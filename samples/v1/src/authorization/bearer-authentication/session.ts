import { requestFn } from '@openapi-qraft/react';
import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { baseUrl, qraft } from './client';
import { requestWithForms } from './requestWithForms';

let session: typeof qraft.auth.issueToken.types.data | undefined;
let isUnused = false;

export async function signIn(username: string, password: string) {
  session = await qraft.auth.issueToken(
    { parameters: undefined, body: { username, password }, baseUrl },
    requestWithForms,
  );
  isUnused = true;
}

export const securitySchemes: SecuritySchemeHandlers<'MemberToken'> = {
  async MemberToken({ signal }) {
    if (!session) throw new Error('Sign in first.');

    // Use the token of the sign-in once, then refresh it.
    if (!isUnused) {
      const { refreshToken } = session;
      session = await qraft.auth.refreshToken(
        {
          parameters: undefined,
          body: { refreshToken },
          baseUrl,
          signal,
        },
        requestFn,
      );
    }
    isUnused = false;
    const { accessToken, expiresIn } = session;
    return { token: accessToken, refreshInterval: expiresIn * 1000 };
  },
};
