import { requestFn } from '@openapi-qraft/react';
import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { baseUrl, qraft } from './client';

export const securitySchemes: SecuritySchemeHandlers<'MemberToken'> = {
  async MemberToken({ signal }) {
    const refreshToken = sessionStorage.getItem('refresh');
    if (!refreshToken) throw new Error('Sign in first.');

    const { accessToken } = await qraft.auth.refreshToken(
      { parameters: undefined, body: { refreshToken }, baseUrl, signal },
      requestFn,
    );
    return accessToken; // a JWT with `iat` and `exp`
  },
};
