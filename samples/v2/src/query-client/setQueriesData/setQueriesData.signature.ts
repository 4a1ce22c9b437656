/* #signature
api.<service>.<operation>.setQueriesData(
  filters: QueryFilters,
  updater: TData | ((old: TData | undefined) => TData | undefined),
  options?: { updatedAt?: number },
): (TData | undefined)[]
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { listBooks } = api.books;
type BookPage = typeof listBooks.types.data;

const written = listBooks.setQueriesData({}, (old) => {
  const same: BookPage | undefined = old;
  return same;
});
// > The return type in 2.14.1 is wrong: it declares an array of data instead
// > of pairs.
// At run time the elements are pairs of key and data.
export type ReturnsData = Expect<
  Equal<typeof written, (BookPage | undefined)[]>
>;

listBooks.setQueriesData(
  { parameters: { query: { genre: 'poetry' } }, type: 'active' },
  (old) => old,
  { updatedAt: Date.now() },
);
listBooks.setQueriesData(
  { queryKey: listBooks.getQueryKey(), exact: true },
  { items: [], page: 1, pageSize: 2, total: 0 },
);
createAPIClient({ queryClient }).books.listBooks.setQueriesData(
  {},
  undefined,
);

listBooks.setQueriesData({ infinite: true }, (old) => {
  // > The types are wrong: they declare the updater's argument and result as a
  // > single page:
  // At run time it has pages.
  const page: BookPage | undefined = old;
  return page;
});

// @ts-expect-error: the filters are required
listBooks.setQueriesData((old: BookPage | undefined) => old);
// @ts-expect-error: parameters go into a filter
listBooks.setQueriesData({ query: { genre: 'poetry' } }, undefined);
// @ts-expect-error: the updater is missing
listBooks.setQueriesData({});
// @ts-expect-error: mutation operations have no query data
api.books.updateBook.setQueriesData({}, undefined);

// > `books?.items`, on the other hand, compiles
listBooks.setQueriesData({ infinite: true }, (books) =>
  books?.items ? books : undefined,
);

// > The types are wrong: they declare the updater's argument and result as a
// > single page:
listBooks.setQueriesData(
  { infinite: true },
  // @ts-expect-error: the updater must not return pages
  () => ({ pages: [], pageParams: [] }),
);
// > Returning a single page, or passing one instead of a function, compiles as
// > well and overwrites the list, which then fails to render.
const onePage = { items: [], page: 1, pageSize: 2, total: 0 };
listBooks.setQueriesData({ infinite: true }, () => onePage);
listBooks.setQueriesData({ infinite: true }, onePage);
