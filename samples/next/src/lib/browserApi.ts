import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from '@/api';

export const api = createAPIClient({
  requestFn,
  // Absolute, because suspense hooks also send requests on the server.
  baseUrl: process.env.NEXT_PUBLIC_API_URL ?? '',
});
