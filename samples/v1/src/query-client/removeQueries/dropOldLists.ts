import { qraft, queryClient } from './client';

const TEN_MINUTES = 10 * 60 * 1000;

/** Removes lists that are old and not on screen. */
export function dropOldLists() {
  qraft.books.listBooks.removeQueries(
    {
      infinite: false,
      fetchStatus: 'idle',
      predicate: (query) =>
        query.getObserversCount() === 0 &&
        Date.now() - query.state.dataUpdatedAt > TEN_MINUTES,
    },
    queryClient,
  );
}
