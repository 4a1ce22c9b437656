import { qraft, queryClient } from './client';
import { describeError } from './describeError';

// #region failure
/** Says why a book did not load, for a support request. */
export function failureReport(bookId: number) {
  const state = qraft.books.getBook.getQueryState(
    { path: { bookId } },
    queryClient,
  );
  if (state?.status !== 'error') return undefined;

  const reason = describeError(state.error);
  return `${reason} (failed attempts: ${state.fetchFailureCount})`;
}
// #endregion failure
