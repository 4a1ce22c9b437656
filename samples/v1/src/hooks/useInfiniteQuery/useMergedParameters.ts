import { qraft } from './client';

export function useMergedParameters() {
  // #region merge
  return qraft.books.listBooks.useInfiniteQuery(
    { query: { genre: 'fiction', pageSize: 2, tag: ['new', 'prize'] } },
    {
      initialPageParam: {},
      getNextPageParam: ({ page }) => ({
        query: { page: page + 1, tag: ['used'], genre: undefined },
      }),
    },
  );
  // #endregion merge
}
