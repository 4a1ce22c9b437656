import { api } from './client';

const FIVE_SECONDS = 5000;

/** Refetches the orders of a shop. Returns a function that stops polling. */
export function pollOrders(storeId: string) {
  const parameters = { header: { 'X-Store-Id': storeId } };

  const timer = setInterval(() => {
    // The response could still contain the order.
    if (api.orders.cancelOrder.isMutating({ parameters }) > 0) return;
    void api.orders.listOrders.invalidateQueries({ parameters });
  }, FIVE_SECONDS);

  return () => clearInterval(timer);
}
