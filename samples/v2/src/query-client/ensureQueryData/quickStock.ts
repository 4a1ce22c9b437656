import { api } from './client';

// #region stock
/** Answers at once when it can, and brings the cache up to date behind. */
export async function readStock(bookId: number) {
  const { stock } = await api.books.getBook.ensureQueryData({
    parameters: { path: { bookId } },
    staleTime: 10_000,
    revalidateIfStale: true,
  });
  return stock;
}
// #endregion stock
