import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import { operationInvokeFn } from '@openapi-qraft/react/callbacks';
import { getStatus } from './api/services/StatusService';

const requestStatus = qraftAPIClient(
  getStatus,
  { operationInvokeFn },
  { requestFn, baseUrl: 'https://bookshop.example/v1' },
);

export async function isShopOpen() {
  const { data } = await requestStatus();
  return data?.status === 'ok';
}
