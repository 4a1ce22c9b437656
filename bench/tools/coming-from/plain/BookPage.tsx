import { useQuery } from '@tanstack/react-query';
import { bookQuery } from './books';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, isPending, isError } = useQuery(bookQuery(bookId));

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">The book did not load.</p>;
  return <h1>{data.title}</h1>;
}
