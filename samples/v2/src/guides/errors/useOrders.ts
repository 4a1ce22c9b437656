import { api } from './client';

export function useOrders(storeId: string) {
  return api.orders.listOrders.useQuery(
    { header: { 'X-Store-Id': storeId } },
    { meta: { errorMessage: 'Your orders did not load.' } },
  );
}
