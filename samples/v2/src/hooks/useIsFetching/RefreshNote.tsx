import { api } from './client';

export function RefreshNote() {
  const refreshing = api.orders.listOrders.useIsFetching({
    parameters: { header: { 'X-Store-Id': 'lisbon' } },
    // Without data it is the first load, which has a skeleton of its own.
    predicate: ({ state }) => state.data !== undefined,
  });

  return <small>{refreshing > 0 ? 'Updating…' : 'Up to date'}</small>;
}
