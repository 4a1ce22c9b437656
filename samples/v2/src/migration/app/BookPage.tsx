import { qraft } from './bookshop';

export function BookPage({ bookId }: { bookId: number }) {
  const bookQuery = qraft.books.getBook.useQuery(
    { path: { bookId } },
    { staleTime: 60_000 },
  );
  const fetching = qraft.books.getBook.useIsFetching();

  if (bookQuery.isPending) return <p>Loading…</p>;
  if (bookQuery.isError) return <p role="alert">The book did not load.</p>;

  return (
    <h2 aria-busy={fetching > 0}>
      {bookQuery.data.title}, {bookQuery.data.price} cents
    </h2>
  );
}
