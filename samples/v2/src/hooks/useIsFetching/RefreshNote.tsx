import { api } from './client';

export function RefreshNote() {
  const refreshing = api.orders.listOrders.useIsFetching({
    parameters: { header: { 'X-Store-Id': 'lisbon' } },
    // Ignores first loads, which have no data and show a skeleton.
    predicate: ({ state }) => state.data !== undefined,
  });

  return <small>{refreshing > 0 ? 'Updating…' : 'Up to date'}</small>;
}
