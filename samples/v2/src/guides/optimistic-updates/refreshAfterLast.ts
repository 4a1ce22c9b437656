import { api } from './client';

// #region last
/** For `onSettled`: only the last of several updates refetches the book. */
export function refreshAfterLast(bookId: number) {
  const parameters = { path: { bookId } };

  // The update that is settling still counts as pending.
  if (api.books.updateBook.isMutating({ parameters }) > 1) return;

  return api.books.getBook.invalidateQueries({ parameters });
}
// #endregion last
