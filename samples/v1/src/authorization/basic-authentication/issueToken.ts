import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { basicCredentials } from './basicCredentials';
import { baseUrl, qraft } from './client';
import { requestWithForms } from './requestWithForms';

const tillRequestFn = createSecureRequestFn(
  {
    ClientCredentials: () => ({
      credentials: basicCredentials('till-3', 'till-ß-3'),
      refreshInterval: Infinity,
    }),
  },
  requestWithForms,
  new QueryClient(),
);

export function issueToken(username: string, password: string) {
  return qraft.auth.issueToken(
    { parameters: undefined, body: { username, password }, baseUrl },
    tillRequestFn,
  );
}
