import { qraft } from './client';
import { describeError } from './describeError';

export function BookNotice({ bookId }: { bookId: number }) {
  const book = qraft.books.getBook.useQuery(
    { path: { bookId } },
    {
      // Don't retry error responses: a missing book stays missing.
      retry: (count, error: unknown) => error instanceof Error && count < 2,
    },
  );

  if (book.isPending) return <p>Loading…</p>;
  if (book.isError) return <p role="alert">{describeError(book.error)}</p>;
  return <p>{book.data.title}</p>;
}
