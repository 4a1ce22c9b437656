import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';
import { createPredefinedParametersRequestFn } from './api/create-predefined-parameters-request-fn';
import { readStore, saveStore } from './storeChoice';

export const queryClient = new QueryClient();

// #region client
export const api = createAPIClient({
  requestFn: createPredefinedParametersRequestFn(
    [
      {
        requestPattern: 'get,post,delete /orders/**',
        parameters: [
          // Called again for every request.
          { in: 'header', name: 'X-Store-Id', value: () => readStore() },
        ],
      },
    ],
    requestFn,
  ),
  queryClient,
  baseUrl: 'https://bookshop.example/v1',
});
// #endregion client

// #region switch
export async function switchStore(storeId: string) {
  await saveStore(storeId);
  // The keys are the same for every store, so the old orders have to go.
  await Promise.all([
    api.orders.listOrders.resetQueries(),
    api.orders.getOrder.resetQueries(),
    api.orders.exportOrders.resetQueries(),
  ]);
}
// #endregion switch
