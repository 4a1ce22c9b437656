import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { baseUrl, qraft } from './client';

const secureRequestFn = createSecureRequestFn(
  { SessionCookie: () => ({ in: 'cookie' }) },
  requestFn,
  new QueryClient(),
);

/** Rejects without sending a request. */
export function getProfile() {
  return qraft.members.getProfile(
    { parameters: undefined, baseUrl },
    secureRequestFn,
  );
}
