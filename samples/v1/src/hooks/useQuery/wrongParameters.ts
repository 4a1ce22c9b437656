import { qraft } from './client';

export function useWrongParameters() {
  // #region wrong
  // @ts-expect-error: path.bookId is required
  const nothing = qraft.books.getBook.useQuery();

  // @ts-expect-error: parameters belong in their group
  const flat = qraft.books.getBook.useQuery({ bookId: 7 });
  // #endregion wrong
  return { nothing, flat };
}
