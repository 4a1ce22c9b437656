import { qraft } from './client';

const { updateBook } = qraft.books;

export function useFoundStates() {
  // #region filters
  // All of the operation
  const all = updateBook.useMutationState();

  // Those of useMutation({ path: { bookId: 7 } })
  const fixed = updateBook.useMutationState({
    filters: { parameters: { path: { bookId: 7 } } },
  });

  // Those of useMutation(): the book ID is in their variables
  const flat = updateBook.useMutationState({ filters: { exact: true } });

  const failed = updateBook.useMutationState({
    filters: { status: 'error' },
  });
  // #endregion filters
  return { all, fixed, flat, failed };
}
