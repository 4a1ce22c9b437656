import { api } from './client';

// #region mixed
/** Throws if an infinite list is cached: its data has no `items`. */
export function countBooksWrongly() {
  return api.books.listBooks
    .getQueriesData()
    .reduce((sum, [, list]) => sum + (list?.items.length ?? 0), 0);
}

export function countBooks() {
  const lists = api.books.listBooks.getQueriesData({});
  const scrolled = api.books.listBooks.getQueriesData({ infinite: true });
  return [
    ...lists.map(([, list]) => list),
    ...scrolled.flatMap(([, list]) => list?.pages ?? []),
  ].reduce((sum, list) => sum + (list?.items.length ?? 0), 0);
}
// #endregion mixed
