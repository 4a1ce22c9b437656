import { api } from './client';

// #region changed
/** The shop tells us over a socket that a book has a new review. */
export async function reviewsChanged(bookId: number) {
  const parameters = { path: { bookId } };
  const state = api.books.listReviews.getInfiniteQueryState(parameters);

  // Invalidating now would abort the page that the reader waits for.
  const isLoadingMore =
    state?.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore;
  if (!state || isLoadingMore) return 'ignored';

  await api.books.listReviews.invalidateQueries({
    infinite: true,
    parameters,
  });
  return 'refreshed';
}
// #endregion changed
