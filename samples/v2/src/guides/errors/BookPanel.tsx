import { api } from './client';
import { describeError } from './describeError';

export function BookPanel({ bookId }: { bookId: number }) {
  const { data, error, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  return (
    <section aria-busy={!data && !isError}>
      {isError && <p role="alert">{describeError(error)}</p>}
      {data && <h2>{data.title}</h2>}
    </section>
  );
}
