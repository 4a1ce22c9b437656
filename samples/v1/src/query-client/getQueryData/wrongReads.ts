import { qraft, queryClient } from './client';

const parameters = { path: { bookId: 7 } };

/** Which cache? */
export function readWithoutClient() {
  // #region client
  // The client is missing.
  // @ts-expect-error
  return qraft.books.getBook.getQueryData(parameters);
  // #endregion client
}

/** Which parameters? */
export function readWithoutParameters() {
  // #region parameters
  // The parameters are missing. Pass `{}` if you don't set any.
  // @ts-expect-error
  return qraft.books.listBooks.getQueryData(queryClient);
  // #endregion parameters
}
