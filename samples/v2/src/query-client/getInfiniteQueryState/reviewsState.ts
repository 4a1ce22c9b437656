import { api } from './client';

/** How much of the list is loaded, and what it is doing. */
export function describeReviews(bookId: number) {
  const state = api.books.listReviews.getInfiniteQueryState({
    path: { bookId },
  });
  if (!state) return 'nobody asked for reviews yet';

  const pages = state.data?.pages.length ?? 0;
  return `${pages} pages, ${state.status}, ${state.fetchStatus}`;
}
