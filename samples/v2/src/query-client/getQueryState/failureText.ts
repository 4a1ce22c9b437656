import { api } from './client';

// #region failure
/** A line for a support request: what went wrong, and how often. */
export function failureText(bookId: number) {
  const state = api.books.getBook.getQueryState({ path: { bookId } });
  if (state?.status !== 'error') return undefined;

  // The type is the declared error. Without a body, the value is null.
  const error: typeof state.error | Error = state.error;
  const reason = error instanceof Error ? error.message : error?.title;
  return `${reason ?? 'No reason given'} (failed attempts: ${state.fetchFailureCount})`;
}
// #endregion failure
