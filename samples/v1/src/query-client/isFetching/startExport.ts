import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

const { exportOrders } = qraft.orders;

/** Allows one export per shop at a time, for any year. */
export function startExport(storeId: string, year: number) {
  const header = { 'X-Store-Id': storeId };

  if (exportOrders.isFetching({ parameters: { header } }, queryClient) > 0)
    return 'busy';

  void exportOrders.prefetchQuery(
    { parameters: { header, query: { year } }, requestFn, baseUrl },
    queryClient,
  );
  return 'started';
}
