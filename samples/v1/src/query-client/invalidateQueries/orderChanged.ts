import type { QueryClient } from '@tanstack/react-query';
import { qraft } from './client';

/** Marks everything that an order of this shop appears in. */
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
