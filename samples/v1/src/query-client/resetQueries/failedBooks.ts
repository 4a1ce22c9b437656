import { qraft, queryClient } from './client';

// #region wrong
/** Empties the failed books and loads none of them. */
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
/** Loads the failed books again. */
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
