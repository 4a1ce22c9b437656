import { qraft, queryClient } from './client';
import { describeError } from './describeError';

// #region failure
/** A line for a support request: why a book did not load. */
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
