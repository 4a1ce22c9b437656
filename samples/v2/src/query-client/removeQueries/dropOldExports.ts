import { api } from './client';

const TEN_MINUTES = 10 * 60 * 1000;

/** Removes exports that are old and that no component uses. */
export function dropOldExports() {
  api.orders.exportOrders.removeQueries({
    fetchStatus: 'idle',
    predicate: (query) =>
      query.getObserversCount() === 0 &&
      Date.now() - query.state.dataUpdatedAt > TEN_MINUTES,
  });
}
