import { api } from './client';

export function BookExists({ bookId }: { bookId: number }) {
  const { isPending, isError, error } = api.books.checkBook.useQuery(
    { path: { bookId } },
    { retry: false },
  );

  if (isPending) return <p>Checking…</p>;
  if (error instanceof Error) return <p role="alert">Try again.</p>;
  // Without a body, error is null, be it a 404 or a 500.
  if (isError) return <p role="alert">Not found, or out of order.</p>;
  return <p>This book exists.</p>;
}
