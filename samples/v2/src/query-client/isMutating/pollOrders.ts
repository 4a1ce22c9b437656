import { api } from './client';

const FIVE_SECONDS = 5000;

/** Keeps the orders of a shop current. Returns a function that stops it. */
export function pollOrders(storeId: string) {
  const parameters = { header: { 'X-Store-Id': storeId } };

  const timer = setInterval(() => {
    // The answer could still hold the order that is being canceled.
    if (api.orders.cancelOrder.isMutating({ parameters }) > 0) return;
    void api.orders.listOrders.invalidateQueries({ parameters });
  }, FIVE_SECONDS);

  return () => clearInterval(timer);
}
