import { api } from './client';

/** Stops every export that is running, of any shop and year. */
export function stopExports() {
  return api.orders.exportOrders.cancelQueries();
}
