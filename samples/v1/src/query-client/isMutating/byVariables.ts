import { qraft, queryClient } from './client';

/** Counts pending changes whose `bookId` was passed to `mutate()`. */
export function countChangesOf(bookId: number) {
  return qraft.books.updateBook.isMutating(
    {
      parameters: {},
      exact: true,
      predicate: ({ state }) => state.variables?.path.bookId === bookId,
    },
    queryClient,
  );
}
