import { api } from './client';

export function WrongItems() {
  // #region wrong
  const books = api.books.getBook.useQueries({
    // @ts-expect-error: parameters have a property of their own
    queries: [{ path: { bookId: 7 } }],
  });
  // #endregion wrong

  return <p>{books.length}</p>;
}
