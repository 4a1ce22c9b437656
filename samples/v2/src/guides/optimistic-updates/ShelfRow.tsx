import { api } from './client';
import { useSellOut } from './useSellOut';

// #region row
export function ShelfRow({ bookId }: { bookId: number }) {
  const { data: list, isLoadingError } = api.books.listBooks.useQuery({});
  const sellOut = useSellOut(bookId);
  const book = list?.items.find(({ id }) => id === bookId);

  if (isLoadingError) return <p role="alert">No books to show.</p>;
  if (!book) return <p>Loading…</p>;

  return (
    <p>
      {book.title}: {book.stock > 0 ? `${book.stock} copies` : 'sold out'}
      <button onClick={() => sellOut.mutate({ stock: 0 })}>Sold out</button>
      {sellOut.isError && <strong role="alert">Not saved.</strong>}
    </p>
  );
}
// #endregion row
