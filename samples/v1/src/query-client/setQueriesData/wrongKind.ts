import { qraft, queryClient } from './client';

export function countPages() {
  const pageCounts: number[] = [];
  // #region wrong
  qraft.books.listBooks.setQueriesData(
    { infinite: true },
    (books) => {
      // @ts-expect-error
      pageCounts.push(books?.pages.length);
      return books;
    },
    queryClient,
  );
  // #endregion wrong
  return pageCounts;
}
