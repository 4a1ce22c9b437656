import { api } from './client';

export function WrongParameters() {
  // #region wrong
  // @ts-expect-error: path.bookId is required
  const nothing = api.books.getBook.useQuery();

  // @ts-expect-error: parameters belong in their group
  const flat = api.books.getBook.useQuery({ bookId: 7 });
  // #endregion wrong

  return <p>{nothing.status + flat.status}</p>;
}
