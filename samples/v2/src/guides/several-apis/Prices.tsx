import { lisbon, porto } from './severalApis';

export function Prices({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const here = lisbon.api.books.getBook.useQuery(parameters);
  const there = porto.api.books.getBook.useQuery(parameters);

  if (here.isPending || there.isPending) return <p>Loading…</p>;
  if (here.isError || there.isError) {
    return <p role="alert">The prices are not available.</p>;
  }
  return (
    <p>
      Lisbon: {here.data.price}, Porto: {there.data.price}
    </p>
  );
}
