import { api } from './client';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, error, isPending } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isPending) return <p>Loading…</p>;
  if (error) {
    // No network, or a problem that the document declares.
    const message = error instanceof Error ? error.message : error.title;
    return <p role="alert">{message}</p>;
  }
  return <h1>{data.title}</h1>;
}
