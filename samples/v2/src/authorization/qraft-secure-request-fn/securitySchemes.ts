import type { SecuritySchemeHandlers } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { publicApi } from './publicApi';
import { session } from './session';

type Names = 'MemberToken' | 'StaffKey';

export const securitySchemes: SecuritySchemeHandlers<Names> = {
  async MemberToken({ signal }) {
    const { data, error } = await publicApi.auth.refreshToken({
      body: { refreshToken: session.refreshToken },
      signal,
    });
    // A handler may only throw an `Error`.
    if (error instanceof Error) throw error;
    if (!data) throw new Error('Sign in again.', { cause: error });

    session.refreshToken = data.refreshToken;
    return {
      token: data.accessToken,
      refreshInterval: data.expiresIn * 1000,
    };
  },

  StaffKey: () => ({
    in: 'header',
    name: 'X-Staff-Key',
    value: session.staffKey,
    refreshInterval: Infinity,
  }),
};
