import { qraft } from './client';
import { useDeleteBook } from './useDeleteBook';

// #region row
export function ShelfRow({ bookId }: { bookId: number }) {
  const { data: list } = qraft.books.listBooks.useQuery();
  const remove = useDeleteBook(bookId);
  const book = list?.items.find(({ id }) => id === bookId);

  return (
    <>
      <p>{book ? book.title : 'This book is gone.'}</p>
      <button disabled={!book} onClick={() => remove.mutate()}>
        Delete
      </button>
      {remove.isError && <p role="alert">It could not be deleted.</p>}
    </>
  );
}
// #endregion row
