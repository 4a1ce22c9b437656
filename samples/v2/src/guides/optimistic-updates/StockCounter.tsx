import { api } from './client';
import { useUpdateBook } from './useUpdateBook';

// #region counter
export function StockCounter({ bookId }: { bookId: number }) {
  const { data: book, isLoadingError } = api.books.getBook.useQuery({
    path: { bookId },
  });
  const update = useUpdateBook(bookId);

  if (isLoadingError) return <p role="alert">It did not load.</p>;
  if (!book) return <p>Loading…</p>;

  return (
    <>
      <output>{book.stock} copies</output>
      <button onClick={() => update.mutate({ stock: book.stock + 1 })}>
        Add a copy
      </button>
      {update.isError && <p role="alert">The copy was not added.</p>}
    </>
  );
}
// #endregion counter
