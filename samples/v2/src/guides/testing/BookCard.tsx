import { api } from './client';

export function BookCard({ bookId }: { bookId: number }) {
  const { data: book, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">The book did not load.</p>;
  if (!book) return <p role="status">Loading…</p>;
  return <h2>{book.title}</h2>;
}
