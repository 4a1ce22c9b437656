import { qraft, queryClient } from './bookshop';

export function BookPage({ bookId }: { bookId: number }) {
  const bookQuery = qraft.books.getBook.useQuery(
    { path: { bookId } },
    { staleTime: 60_000 },
    queryClient,
  );
  const fetching = qraft.books.getBook.useIsFetching(
    undefined,
    queryClient,
  );

  if (bookQuery.isPending) return <p>Loading…</p>;
  if (bookQuery.isError) return <p role="alert">The book did not load.</p>;

  return (
    <h2 aria-busy={fetching > 0}>
      {bookQuery.data.title}, {bookQuery.data.price} cents
    </h2>
  );
}
