import { useApi } from './ShopProvider';

export function BookPrice({ bookId }: { bookId: number }) {
  const api = useApi();
  const { data: book, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">The price is not available.</p>;
  if (!book) return <p>Loading…</p>;
  return <p>{(book.price / 100).toFixed(2)} €</p>;
}
