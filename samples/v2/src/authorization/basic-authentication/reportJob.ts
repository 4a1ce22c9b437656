import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { logIn } from './authApi';

interface Config {
  username: string;
  password: string;
}

/** For a job that runs for days: logs in again when a token gets old. */
export function createJobApi({ username, password }: Config) {
  const secureRequestFn = createSecureRequestFn(
    {
      async MemberToken() {
        const token = await logIn(username, password);
        return {
          token: token.accessToken,
          refreshInterval: token.expiresIn * 1000,
        };
      },
    },
    requestFn,
    new QueryClient(),
  );

  return createAPIClient({
    requestFn: secureRequestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
}
