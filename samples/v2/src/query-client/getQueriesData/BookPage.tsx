import { api } from './client';

// #region page
function findInLists(bookId: number) {
  return api.books.listBooks
    .getQueriesData({})
    .flatMap(([, list]) => list?.items ?? [])
    .find(({ id }) => id === bookId);
}

export function BookPage({ bookId }: { bookId: number }) {
  const book = api.books.getBook.useQuery(
    { path: { bookId } },
    { placeholderData: () => findInLists(bookId) },
  );

  if (book.isPending) return <p>Loading…</p>;
  if (book.isError) return <p role="alert">This book is not available.</p>;

  return (
    <article aria-busy={book.isPlaceholderData}>
      <h1>{book.data.title}</h1>
      <p>{book.data.stock} copies</p>
    </article>
  );
}
// #endregion page
