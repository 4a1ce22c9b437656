import { qraft } from './client';

export function BookStatus({ bookId }: { bookId: number }) {
  const { data: book, isPending } = qraft.books.getBook.useQuery({
    path: { bookId },
  });

  if (isPending) return <p>Looking it up…</p>;
  if (!book) return <p role="alert">The book did not load.</p>;
  return (
    <p>
      {book.title}: {book.stock > 0 ? 'in the shop' : 'sold out'}
    </p>
  );
}
