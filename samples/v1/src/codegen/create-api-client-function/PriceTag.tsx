import { qraft } from './client';

export function PriceTag({ bookId }: { bookId: number }) {
  const { data: book, isError } = qraft.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">Ask at the desk.</p>;

  return <p>{book ? `${(book.price / 100).toFixed(2)} €` : '…'}</p>;
}
