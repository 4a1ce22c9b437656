import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import { getQueryKey, useQuery } from '@openapi-qraft/react/callbacks';
import { services } from './api';

export const catalog = qraftAPIClient(
  services,
  { getQueryKey, useQuery },
  { requestFn, baseUrl: 'https://bookshop.example/v1' },
);
