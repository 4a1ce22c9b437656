import type { QueryClient } from '@tanstack/react-query';
import { qraft } from './client';

/** Invalidates all data that depends on the orders of a shop. */
export async function orderChanged(
  storeId: string,
  queryClient: QueryClient,
) {
  const parameters = { header: { 'X-Store-Id': storeId } };

  await Promise.all([
    qraft.orders.listOrders.invalidateQueries({ parameters }, queryClient),
    qraft.orders.getOrder.invalidateQueries({ parameters }, queryClient),
    qraft.orders.exportOrders.invalidateQueries(
      { parameters },
      queryClient,
    ),
    qraft.books.getBooksStock.invalidateQueries(queryClient),
  ]);
}
