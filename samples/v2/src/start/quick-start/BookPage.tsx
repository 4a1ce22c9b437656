import { api } from './client';

// #region component
export function BookPage({ bookId }: { bookId: number }) {
  const { data, error, isPending, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isPending) return <p>Loading…</p>;
  if (isError) {
    // A network error, a `Problem` as declared, or something else.
    const message = error instanceof Error ? error.message : error?.title;
    return <p role="alert">{message ?? 'The book did not load.'}</p>;
  }
  return <h1>{data.title}</h1>;
}
// #endregion component
