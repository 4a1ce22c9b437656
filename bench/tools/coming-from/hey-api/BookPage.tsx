import { useQuery } from '@tanstack/react-query';
import { getBookOptions } from './api/@tanstack/react-query.gen';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, isPending, isError } = useQuery(
    getBookOptions({ path: { bookId } }),
  );

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">The book did not load.</p>;
  return <h1>{data.title}</h1>;
}
