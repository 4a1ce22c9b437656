import { api } from './client';

// #region count
const lists = api.books.listBooks;
const fiction = { query: { genre: 'fiction' } } as const;

export function countMatches() {
  return {
    noArgument: lists.getQueriesData().length,
    emptyObject: lists.getQueriesData({}).length,
    infinite: lists.getQueriesData({ infinite: true }).length,
    fiction: lists.getQueriesData({ parameters: fiction }).length,
    fictionExact: lists.getQueriesData({
      parameters: fiction,
      exact: true,
    }).length,
    soldOut: lists.getQueriesData({
      predicate: ({ state }) =>
        state.data?.items.some((book) => book.stock === 0) ?? false,
    }).length,
  };
}
// #endregion count
