import { useGetBookQuery } from './api/api';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, isError } = useGetBookQuery({ bookId });

  if (isError) return <p role="alert">The book did not load.</p>;
  if (!data) return <p>Loading…</p>;
  return <h1>{data.title}</h1>;
}
