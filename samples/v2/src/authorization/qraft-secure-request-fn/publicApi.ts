import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

/** Adds no credentials: a handler that calls it cannot wait for itself. */
export const publicApi = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
