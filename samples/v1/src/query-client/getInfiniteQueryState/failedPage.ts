import { qraft, queryClient } from './client';

// #region failed
/** Says what failed, and how many pages are still there. */
export function failedPage(bookId: number) {
  const state = qraft.books.listReviews.getInfiniteQueryState(
    { path: { bookId } },
    queryClient,
  );
  if (state?.status !== 'error') return undefined;

  return {
    direction: state.fetchMeta?.fetchMore?.direction ?? 'reload',
    loadedPages: state.data?.pages.length ?? 0,
  };
}
// #endregion failed
