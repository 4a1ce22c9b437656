import { api } from './client';
import { invalidateBook } from './invalidateBook';

export function DeliveryButton({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { data: book } = api.books.getBook.useQuery(parameters);
  const { mutate, isPending } = api.books.updateBook.useMutation(
    parameters,
    { onSuccess: () => invalidateBook(bookId) },
  );

  if (!book) return <p>Loading…</p>;

  return (
    <button
      disabled={isPending}
      onClick={() => mutate({ stock: book.stock + 10 })}
    >
      {book.stock} copies, add 10
    </button>
  );
}
