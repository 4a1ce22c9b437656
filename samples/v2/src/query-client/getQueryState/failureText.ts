import { api } from './client';

// #region failure
/** A line for a support request: the reason and the failed attempts. */
export function failureText(bookId: number) {
  const state = api.books.getBook.getQueryState({ path: { bookId } });
  if (state?.status !== 'error') return undefined;

  // Add `Error`, which the type lacks. Without a body, `error` is null.
  const error: typeof state.error | Error = state.error;
  const reason = error instanceof Error ? error.message : error?.title;
  return `${reason ?? 'No reason given'} (failed attempts: ${state.fetchFailureCount})`;
}
// #endregion failure
