import { api } from './client';

export function BookCard({ bookId }: { bookId: number }) {
  const { data, isPending, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">The book could not be loaded.</p>;
  return <p>{data.title}</p>;
}
