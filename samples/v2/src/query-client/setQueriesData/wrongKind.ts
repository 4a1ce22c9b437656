import { api } from './client';

export function countPages() {
  // #region wrong
  const pageCounts: number[] = [];
  api.books.listBooks.setQueriesData({ infinite: true }, (books) => {
    // @ts-expect-error
    pageCounts.push(books?.pages.length);
    return books;
  });
  // #endregion wrong
  return pageCounts;
}
