import { qraft, queryClient } from './client';

export function countReviews() {
  // #region either
  const [entry] = qraft.books.listReviews.getQueriesData({}, queryClient);
  // @ts-expect-error
  const count = entry?.[1]?.items.length;
  // #endregion either
  return Number(count);
}
