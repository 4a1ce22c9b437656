import { dehydrate, hashKey, hydrate } from '@tanstack/react-query';
import { api, queryClient } from './client';

// #region keep
/** Call it on `pagehide`. */
export function keepPages(bookId: number) {
  const queryKey = api.books.listReviews.getInfiniteQueryKey({
    path: { bookId },
  });
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryHash, state: { status } }) =>
      status === 'success' && queryHash === hashKey(queryKey),
    shouldDehydrateMutation: () => false,
  });
  sessionStorage.setItem('reviews', JSON.stringify(state));
}

/** Call it before the first render. */
export function restorePages() {
  const state = sessionStorage.getItem('reviews');
  if (state !== null) hydrate(queryClient, JSON.parse(state));
}
// #endregion keep
