import { api } from './client';
import type { components } from './api';

type Order = components['schemas']['Order'];

function withDates(orders: Order[]) {
  return orders.map((order) => ({
    ...order,
    placedAt: new Date(order.placedAt),
  }));
}

export function useOrders(storeId: string) {
  return api.orders.listOrders.useQuery(
    { header: { 'X-Store-Id': storeId } },
    { select: withDates },
  );
}
