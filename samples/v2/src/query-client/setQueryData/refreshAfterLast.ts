import { api } from './client';

// #region last
/** For `onSettled`: of several updates at once, the last one refreshes. */
export function refreshAfterLast(bookId: number) {
  const parameters = { path: { bookId } };

  // The update that settles now still counts as running.
  if (api.books.updateBook.isMutating({ parameters }) > 1) return;

  return api.books.getBook.invalidateQueries({ parameters });
}
// #endregion last
