import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

const secureRequestFn = createSecureRequestFn(
  { SessionCookie: () => ({ in: 'cookie' }) },
  requestFn,
  new QueryClient(),
);

const api = createAPIClient({
  requestFn: secureRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});

/** Compiles, and rejects before anything is sent. */
export const loadProfile = () => api.members.getProfile();
