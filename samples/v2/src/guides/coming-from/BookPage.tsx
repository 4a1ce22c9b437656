import { api } from './client';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, isPending, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">The book did not load.</p>;
  return <h1>{data.title}</h1>;
}
