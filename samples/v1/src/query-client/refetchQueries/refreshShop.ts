import { qraft, queryClient } from './client';

/** Asks again for each cached stock of a shop, whatever the book. */
export function refreshShop(storeId: string) {
  return qraft.books.getBooksStock.refetchQueries(
    { parameters: { header: { 'X-Store-Id': storeId } } },
    queryClient,
  );
}
