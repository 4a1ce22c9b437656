import { qraft, queryClient } from './client';

export function countBooks() {
  // #region either
  const [entry] = qraft.books.listBooks.getQueriesData({}, queryClient);
  // @ts-expect-error
  const count = entry?.[1]?.items.length;
  // #endregion either
  return Number(count);
}
