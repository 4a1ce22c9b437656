import { api } from './client';

// #region frozen
/** Wrong: it doesn't rerender when the book arrives. */
export function FrozenPrice({ bookId }: { bookId: number }) {
  const book = api.books.getBook.getQueryData({ path: { bookId } });
  return <p>{book ? `${book.price / 100} €` : 'Loading…'}</p>;
}
// #endregion frozen
