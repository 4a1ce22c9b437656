import { api, queryClient } from './client';

// #region wrong
export function readByHand(orderId: string) {
  const parameters = {
    path: { orderId },
    header: { 'X-Store-Id': 'lisbon' },
  };
  return {
    // Compiles, but finds nothing: `security` and `infinite` are missing.
    byHand: queryClient.getQueryData([
      { method: 'get', url: '/orders/{orderId}' },
      parameters,
    ]),
    byKey: queryClient.getQueryData(
      api.orders.getOrder.getQueryKey(parameters),
    ),
  };
}
// #endregion wrong
