import { api } from './client';

// #region stock
/**
 * Returns the cached stock. If it is older than ten seconds, the book is
 * refetched in the background.
 */
export async function readStock(bookId: number) {
  const { stock } = await api.books.getBook.ensureQueryData({
    parameters: { path: { bookId } },
    staleTime: 10_000,
    revalidateIfStale: true,
  });
  return stock;
}
// #endregion stock
