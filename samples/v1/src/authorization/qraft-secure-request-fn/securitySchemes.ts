import { requestFn } from '@openapi-qraft/react';
import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { baseUrl, qraft } from './client';

type SchemeName = 'MemberToken' | 'StaffKey';

export const securitySchemes: SecuritySchemeHandlers<SchemeName> = {
  async MemberToken({ signal }) {
    const token = await qraft.auth.refreshToken(
      {
        parameters: undefined,
        body: { refreshToken: localStorage.getItem('refresh') ?? '' },
        baseUrl,
        signal,
      },
      requestFn,
    );
    localStorage.setItem('refresh', token.refreshToken);
    return {
      token: token.accessToken,
      refreshInterval: token.expiresIn * 1000,
    };
  },

  StaffKey: () => ({
    in: 'header',
    name: 'X-Staff-Key',
    value: localStorage.getItem('staffKey') ?? '',
    refreshInterval: Infinity,
  }),
};
