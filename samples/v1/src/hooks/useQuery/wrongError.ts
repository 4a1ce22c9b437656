import { qraft } from './client';

export function useWrongError() {
  // #region wrong
  const book = qraft.books.getBook.useQuery({ path: { bookId: 99 } });
  // @ts-expect-error: it may be an Error, which has no title
  const title = book.error?.title;
  // #endregion wrong
  return title;
}
