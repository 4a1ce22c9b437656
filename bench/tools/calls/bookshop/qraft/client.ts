import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from '../../../generated/bookshop/qraft/api';

export const api = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});
