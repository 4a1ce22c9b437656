import { api } from './client';

export function BookView({ bookId }: { bookId: number }) {
  const { data, isPaused, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (!data) {
    if (isPaused) return <p role="status">This book is not stored.</p>;
    if (isError) return <p role="alert">The book did not load.</p>;
    return <p>Loading…</p>;
  }
  return (
    <>
      {isPaused && <p role="status">Offline. This may be out of date.</p>}
      {isError && <p role="alert">The book did not refresh.</p>}
      <h1>{data.title}</h1>
    </>
  );
}
