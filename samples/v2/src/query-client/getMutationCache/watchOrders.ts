import { api } from './client';

/** Calls back for each order that was placed, wherever in the app. */
export function watchOrders(onPlaced: (orderId: string) => void) {
  const cache = api.orders.placeOrder.getMutationCache();

  return cache.subscribe(({ type, mutation }) => {
    if (type !== 'updated') return;
    const placed = cache
      .findAll({ status: 'success' })
      .find(({ mutationId }) => mutationId === mutation?.mutationId);
    if (placed?.state.data) onPlaced(placed.state.data.id);
  });
}
