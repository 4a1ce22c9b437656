import { api } from './client';

const { updateBook } = api.books;
const parameters = { path: { bookId: 7 } };

/** How many mutations each filter finds. */
export function useFilteredStates() {
  // #region filters
  // All mutations of the operation, however they were started
  const all = updateBook.useMutationState();

  // Those started with useMutation({ path: { bookId: 7 } })
  const fixed = updateBook.useMutationState({ filters: { parameters } });

  // Those started with useMutation(), with parameters in the variables
  const flat = updateBook.useMutationState({ filters: { exact: true } });
  const flatOfBook = updateBook.useMutationState({
    filters: {
      exact: true,
      predicate: ({ state }) => state.variables?.path.bookId === 7,
    },
  });

  const failed = updateBook.useMutationState({
    filters: { status: 'error' },
  });
  // #endregion filters
  return { all, fixed, flat, flatOfBook, failed };
}
