import { api } from './client';

/** Asks again for the books that could not be loaded, and for no others. */
export function retryFailedBooks() {
  return api.books.getBook.refetchQueries({
    predicate: ({ state }) => state.status === 'error',
  });
}
