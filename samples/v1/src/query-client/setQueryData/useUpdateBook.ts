import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

// #region hook
export function useUpdateBook(bookId: number) {
  const queryClient = useQueryClient();
  const { getBook, updateBook } = qraft.books;
  const parameters = { path: { bookId } };

  return updateBook.useMutation(parameters, {
    async onMutate(changes) {
      // A response in flight would overwrite the change.
      await getBook.cancelQueries({ parameters }, queryClient);
      const before = getBook.getQueryData(parameters, queryClient);
      getBook.setQueryData(
        parameters,
        (book) => book && { ...book, ...changes },
        queryClient,
      );
      return { before };
    },
    onError(_error, _changes, snapshot) {
      getBook.setQueryData(parameters, snapshot?.before, queryClient);
    },
    onSettled() {
      return getBook.invalidateQueries({ parameters }, queryClient);
    },
  });
}
// #endregion hook
