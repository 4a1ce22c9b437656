import { ApiError } from './ApiError';
import { api } from './bookshop';

export function BookPage({ bookId }: { bookId: number }) {
  const { data, error, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (data) return <h1>{data.title}</h1>;
  if (!isError) return <p>Loading…</p>;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <p role="alert">
      {isMissing ? 'There is no such book.' : 'The book did not load.'}
    </p>
  );
}
