import { qraft, queryClient } from './client';

// #region failure
/** A line for a support request: why a book did not load. */
export function failureReport(bookId: number) {
  const state = qraft.books.getBook.getQueryState(
    { path: { bookId } },
    queryClient,
  );
  if (!state?.error) return undefined;

  // The type knows only what the document declares.
  const error: typeof state.error | Error = state.error;
  const reason = error instanceof Error ? error.message : error.title;
  return `${reason} (failed attempts: ${state.fetchFailureCount})`;
}
// #endregion failure
