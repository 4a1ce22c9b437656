import { api } from './client';

/** How many pages are loaded, and what the list is doing. */
export function describeReviews(bookId: number) {
  const state = api.books.listReviews.getInfiniteQueryState({
    path: { bookId },
  });
  if (!state) return 'not cached';

  const pages = state.data?.pages.length ?? 0;
  return `${pages} pages, ${state.status}, ${state.fetchStatus}`;
}
