import { api } from './client';

export function WrongItems() {
  // #region wrong
  const books = api.books.getBook.useQueries({
    // @ts-expect-error: parameters have their own property
    queries: [{ path: { bookId: 7 } }],
  });
  // #endregion wrong

  return <p>{books.length}</p>;
}
