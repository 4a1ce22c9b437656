import { qraft, queryClient } from './client';

/** For mutations that get the book in `mutate()`. */
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
