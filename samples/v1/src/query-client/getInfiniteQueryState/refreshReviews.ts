import { qraft, queryClient } from './client';

// #region refresh
/** Call this when a book has a new review. */
export async function refreshReviews(bookId: number) {
  const parameters = { path: { bookId } };
  const { getInfiniteQueryState, invalidateQueries, resetQueries } =
    qraft.books.listReviews;
  const state = getInfiniteQueryState(parameters, queryClient);

  // A refetch would abort the request for the next page.
  if (!state || state.fetchStatus !== 'idle') return 'left alone';

  // Each loaded page costs a request, so reset a long list.
  const isLong = (state.data?.pages.length ?? 0) > 1;
  const refresh = isLong ? resetQueries : invalidateQueries;
  await refresh({ infinite: true, parameters }, queryClient);
  return isLong ? 'started over' : 'reloaded';
}
// #endregion refresh
