import { qraft, queryClient } from './client';

// #region wrong
/** Clears the failed books, but refetches none of them. */
export function resetFailedBooks() {
  return qraft.books.getBook.resetQueries(
    {
      infinite: false,
      predicate: ({ state }) => state.status === 'error',
    },
    queryClient,
  );
}
// #endregion wrong

// #region right
/** Refetches the failed books. */
export function reloadFailedBooks() {
  return qraft.books.getBook.refetchQueries(
    {
      infinite: false,
      predicate: ({ state }) => state.status === 'error',
    },
    queryClient,
  );
}
// #endregion right
