import { api } from './client';

/** Counts mutations that receive this `bookId` in `mutate()`. */
export function countChangesOf(bookId: number) {
  return api.books.updateBook.isMutating({
    parameters: {},
    exact: true,
    predicate: ({ state }) => state.variables?.path.bookId === bookId,
  });
}
