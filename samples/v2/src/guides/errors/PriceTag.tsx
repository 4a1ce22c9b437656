import { api, isTemporary } from './bookshop';

export function PriceTag({ bookId }: { bookId: number }) {
  const { data, isError } = api.books.getBook.useQuery(
    { path: { bookId } },
    {
      // Throw temporary errors, unless there is old data to show.
      throwOnError: (error, query) =>
        query.state.data === undefined && isTemporary(error),
    },
  );

  if (data) return <p>{data.price / 100} €</p>;
  if (!isError) return <p>Loading…</p>;
  return <p role="alert">No price for this book.</p>;
}
