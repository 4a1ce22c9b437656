import { api } from './client';

/** Refetches only the books that failed to load. */
export function retryFailedBooks() {
  return api.books.getBook.refetchQueries({
    predicate: ({ state }) => state.status === 'error',
  });
}
