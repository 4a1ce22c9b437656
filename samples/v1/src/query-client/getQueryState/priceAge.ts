import { qraft, queryClient } from './client';

/** Returns the age of the price on screen, in whole minutes. */
export function priceAge(bookId: number) {
  const state = qraft.books.getBook.getQueryState(
    { path: { bookId } },
    queryClient,
  );
  if (!state?.dataUpdatedAt) return undefined;

  return Math.floor((Date.now() - state.dataUpdatedAt) / 60_000);
}
