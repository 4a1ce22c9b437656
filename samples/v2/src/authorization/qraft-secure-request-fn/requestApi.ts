import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

/** Call it once per incoming request: each visitor has their own token. */
export function createRequestApi(accessToken: string) {
  const secureRequestFn = createSecureRequestFn(
    {
      MemberToken: () => ({
        token: accessToken,
        refreshInterval: Infinity,
      }),
    },
    requestFn,
    new QueryClient(),
  );

  return createAPIClient({
    requestFn: secureRequestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
}

export async function countOrders(accessToken: string, storeId: string) {
  const api = createRequestApi(accessToken);
  const { data, error } = await api.orders.listOrders({
    parameters: { header: { 'X-Store-Id': storeId } },
  });

  if (!data) throw error;
  return data.length;
}
