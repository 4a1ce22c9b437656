import { qraft, queryClient } from './client';

/** Refetches the stock of every cached book in a shop. */
export function refreshShop(storeId: string) {
  return qraft.books.getBooksStock.refetchQueries(
    { parameters: { header: { 'X-Store-Id': storeId } } },
    queryClient,
  );
}
