import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

/** Adds no token, so that a renewal can't wait for itself. */
export const publicApi = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
