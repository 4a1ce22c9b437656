import { api } from './client';

// #region hook
export function useUpdateBook(bookId: number) {
  const parameters = { path: { bookId } };

  return api.books.updateBook.useMutation(parameters, {
    async onMutate(changes) {
      // A response in flight would overwrite the change.
      await api.books.getBook.cancelQueries({ parameters });
      const before = api.books.getBook.getQueryData(parameters);
      api.books.getBook.setQueryData(
        parameters,
        (book) => book && { ...book, ...changes },
      );
      return { before };
    },
    onError(_error, _changes, snapshot) {
      api.books.getBook.setQueryData(parameters, snapshot?.before);
    },
    onSettled() {
      return api.books.getBook.invalidateQueries({ parameters });
    },
  });
}
// #endregion hook
