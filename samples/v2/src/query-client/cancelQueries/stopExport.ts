import { api } from './client';

/** Stops all running exports, whatever their shop and year. */
export function stopExports() {
  return api.orders.exportOrders.cancelQueries();
}
