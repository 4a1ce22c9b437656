import { api } from './client';

export function BookLabel() {
  // #region wrong
  const { data } = api.books.getBook.useQuery({ path: { bookId: 7 } });

  // @ts-expect-error: the document calls it title
  return <p>{data?.tittle}</p>;
  // #endregion wrong
}
