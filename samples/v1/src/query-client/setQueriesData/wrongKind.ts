import { qraft, queryClient } from './client';

export function countPages() {
  const pageCounts: number[] = [];
  // #region wrong
  qraft.books.listReviews.setQueriesData(
    { infinite: true },
    (reviews) => {
      // @ts-expect-error
      pageCounts.push(reviews?.pages.length);
      return reviews;
    },
    queryClient,
  );
  // #endregion wrong
  return pageCounts;
}
