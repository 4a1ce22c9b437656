import { api } from './client';

// #region failed
/** Which direction failed, and how many pages are still there. */
export function failedPage(bookId: number) {
  const state = api.books.listReviews.getInfiniteQueryState({
    path: { bookId },
  });
  if (state?.status !== 'error') return undefined;

  return {
    direction: state.fetchMeta?.fetchMore?.direction ?? 'refetch',
    loadedPages: state.data?.pages.length ?? 0,
  };
}
// #endregion failed
