import { api } from './client';

// #region stock
/** Returns the cached stock, and refetches it in the background. */
export async function readStock(bookId: number) {
  const { stock } = await api.books.getBook.ensureQueryData({
    parameters: { path: { bookId } },
    staleTime: 10_000,
    revalidateIfStale: true,
  });
  return stock;
}
// #endregion stock
