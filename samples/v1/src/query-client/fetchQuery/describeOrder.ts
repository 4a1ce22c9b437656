import type { QueryClient } from '@tanstack/react-query';
import { qraft } from './client';
import { server } from './server';

/** Lists the books of an order. Their ids come from the first response. */
export async function describeOrder(
  orderId: string,
  storeId: string,
  queryClient: QueryClient,
) {
  const header = { 'X-Store-Id': storeId };
  const { lines } = await qraft.orders.getOrder.fetchQuery(
    { parameters: { path: { orderId }, header }, ...server },
    queryClient,
  );
  const books = await Promise.all(
    lines.map(({ bookId }) =>
      qraft.books.getBook.fetchQuery(
        { parameters: { path: { bookId } }, staleTime: 60_000, ...server },
        queryClient,
      ),
    ),
  );
  return books.map(({ title }) => title).join(', ');
}
