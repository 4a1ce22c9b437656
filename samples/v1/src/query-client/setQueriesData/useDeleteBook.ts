import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

// #region hook
/** Removes a book from every list before the server responds. */
export function useDeleteBook(bookId: number) {
  const queryClient = useQueryClient();
  const { deleteBook, listBooks } = qraft.books;
  const finite = { infinite: false } as const;

  return deleteBook.useMutation(
    { path: { bookId } },
    {
      async onMutate() {
        await listBooks.cancelQueries(finite, queryClient);
        const before = listBooks.getQueriesData(finite, queryClient);
        listBooks.setQueriesData(
          finite,
          (list) =>
            list && {
              ...list,
              items: list.items.filter(({ id }) => id !== bookId),
            },
          queryClient,
        );
        return before;
      },
      onError(_error, _variables, before) {
        before?.forEach(([key, list]) =>
          listBooks.setQueryData(key, list, queryClient),
        );
      },
      onSettled: () => listBooks.invalidateQueries(finite, queryClient),
    },
  );
}
// #endregion hook
