import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

/** For renewals: with the wrapper, a renewal could wait for itself. */
export const publicApi = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
