import { api } from './client';

// #region changed
/** Call it when the server reports a new review of a book. */
export async function reviewsChanged(bookId: number) {
  const parameters = { path: { bookId } };
  const state = api.books.listReviews.getInfiniteQueryState(parameters);

  // Invalidating now would cancel the page that the user is waiting for.
  const isLoadingMore =
    state?.fetchMeta?.fetchMore && state.fetchStatus !== 'idle';
  if (!state || isLoadingMore) return 'ignored';

  await api.books.listReviews.invalidateQueries({
    infinite: true,
    parameters,
  });
  return 'refreshed';
}
// #endregion changed
