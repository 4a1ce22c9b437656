import { useGetBook } from './api/catalog/catalog';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, isPending, isError } = useGetBook(bookId);

  if (isPending) return <p>Loading…</p>;
  if (isError || data.status !== 200) {
    return <p role="alert">The book did not load.</p>;
  }
  return <h1>{data.data.title}</h1>;
}
