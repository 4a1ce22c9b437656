import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

// #region button
export function DeleteBookButton({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const { deleteBook, getBook, listBooks } = qraft.books;
  const parameters = { path: { bookId } };

  const remove = deleteBook.useMutation(parameters, {
    onSuccess() {
      getBook.removeQueries({ parameters }, queryClient);
      return listBooks.invalidateQueries(queryClient);
    },
  });

  return (
    <>
      <button disabled={remove.isPending} onClick={() => remove.mutate()}>
        Delete this book
      </button>
      {remove.isError && <p role="alert">It could not be deleted.</p>}
    </>
  );
}
// #endregion button
