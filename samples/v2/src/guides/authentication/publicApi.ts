import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

/** Doesn't add a token, so that a renewal can't wait for itself. */
export const publicApi = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
