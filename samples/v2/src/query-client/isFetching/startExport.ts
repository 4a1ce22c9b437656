import { api } from './client';

/** One export per shop at a time: the server needs minutes for each. */
export function startExport(storeId: string, year: number) {
  const header = { 'X-Store-Id': storeId };

  if (api.orders.exportOrders.isFetching({ parameters: { header } }) > 0) {
    throw new Error(`An export of ${storeId} is running.`);
  }
  return api.orders.exportOrders.fetchQuery({
    parameters: { header, query: { year } },
  });
}
