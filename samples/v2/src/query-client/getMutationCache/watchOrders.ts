import { api } from './client';

/** Calls `onPlaced` for each order that a `useMutation()` has placed. */
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
