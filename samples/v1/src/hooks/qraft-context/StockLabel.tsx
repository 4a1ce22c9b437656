import { qraft } from './client';

export function StockLabel({ bookId }: { bookId: number }) {
  const { data: book, isError } = qraft.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">The stock is unknown.</p>;
  if (!book) return <p>Counting…</p>;

  return <p>{book.stock} in stock</p>;
}
