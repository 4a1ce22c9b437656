import { qraft, queryClient } from './client';

/** Describes the state of a list of reviews, for a log. */
export function feedStatus(bookId: number) {
  const state = qraft.books.listReviews.getInfiniteQueryState(
    { path: { bookId } },
    queryClient,
  );
  if (!state) return 'never opened';

  const pages = state.data?.pages.length ?? 0;
  return `${state.status}, ${state.fetchStatus}, pages: ${pages}`;
}
