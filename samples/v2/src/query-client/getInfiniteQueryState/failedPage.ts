import { api } from './client';

// #region failed
/** What failed, and how many pages are still there. */
export function failedPage(bookId: number) {
  const state = api.books.listReviews.getInfiniteQueryState({
    path: { bookId },
  });
  if (state?.status !== 'error') return undefined;

  return {
    failed:
      state.fetchMeta?.fetchMore?.direction ??
      (state.data ? 'refetch' : 'first load'),
    loadedPages: state.data?.pages.length ?? 0,
  };
}
// #endregion failed
