import { api } from './client';

export function BookPrice({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });

  if (!book) return <p>Loading…</p>;

  return (
    <p>
      {book.title}: {(book.price / 100).toFixed(2)} €
    </p>
  );
}
