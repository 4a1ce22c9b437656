import { api } from './client';

// #region price
const list = { query: { tag: ['bestseller'] } };

export function BestsellerPrice({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useQuery(
    { path: { bookId } },
    {
      staleTime: 60_000,
      initialData: () =>
        api.books.listBooks
          .getQueryData(list)
          ?.items.find(({ id }) => id === bookId),
      // #region age
      initialDataUpdatedAt: () =>
        api.books.listBooks.getQueryState(list)?.dataUpdatedAt,
      // #endregion age
    },
  );

  if (!book) return <p>Loading…</p>;
  return <p>{(book.price / 100).toFixed(2)} €</p>;
}
// #endregion price
