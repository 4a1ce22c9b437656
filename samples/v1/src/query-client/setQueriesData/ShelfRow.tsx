import { qraft } from './client';
import { useDeleteBook } from './useDeleteBook';

// #region row
export function ShelfRow({ bookId }: { bookId: number }) {
  const { data: list, isPending } = qraft.books.listBooks.useQuery();
  const remove = useDeleteBook(bookId);

  if (isPending) return <p>Loading…</p>;
  if (!list) return <p role="alert">The list did not load.</p>;

  const book = list.items.find(({ id }) => id === bookId);
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
