import { api } from './client';

export function BookExists({ bookId }: { bookId: number }) {
  const { isPending, isError, error } = api.books.checkBook.useQuery(
    { path: { bookId } },
    { retry: false },
  );

  if (isPending) return <p>Checking…</p>;
  // A 404 without a body: isError is true, and error is null.
  if (isError) return <p>{error ? 'Please try again' : 'Free'}</p>;
  return <p>Taken</p>;
}
