/* #signature
qraft.<service>.<operation>.setQueriesData(
  filters: QueryFilters,
  updater: TData | ((old: TData | undefined) => TData | undefined),
  queryClient: QueryClient,
): (TData | undefined)[]

qraft.<service>.<operation>.setQueriesData(
  filters,
  updater,
  options: { updatedAt?: number },
  queryClient: QueryClient,
): (TData | undefined)[]
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { listBooks, updateBook } = qraft.books;
type BookPage = typeof listBooks.types.data;

const written = listBooks.setQueriesData(
  {},
  (old) => {
    const same: BookPage | undefined = old;
    return same;
  },
  queryClient,
);
// > The type says that it is an array of data, which is wrong
// At run time the elements are pairs of key and data.
export type ReturnsData = Expect<
  Equal<typeof written, (BookPage | undefined)[]>
>;

listBooks.setQueriesData(
  { parameters: { query: { genre: 'poetry' } }, type: 'active' },
  (old) => old,
  { updatedAt: 0 },
  queryClient,
);
listBooks.setQueriesData(
  { infinite: true },
  (old) => {
    // Still a page by its type; at run time it has pages.
    const page: BookPage | undefined = old;
    return page;
  },
  queryClient,
);

// @ts-expect-error: the client is missing
listBooks.setQueriesData({}, undefined);
// @ts-expect-error: the filters are required
listBooks.setQueriesData((old: BookPage | undefined) => old, queryClient);
listBooks.setQueriesData(
  // @ts-expect-error: parameters go into a filter
  { query: { genre: 'poetry' } },
  undefined,
  queryClient,
);
// @ts-expect-error: mutation operations have no query data
updateBook.setQueriesData({}, undefined, queryClient);

// > The compiler only rejects the filter if both are set.
const queryKey = listBooks.getQueryKey({});
listBooks.setQueriesData(
  // @ts-expect-error: a key or parameters
  { queryKey, parameters: {} },
  undefined,
  queryClient,
);
listBooks.setQueriesData(
  { queryKey: undefined, parameters: {} },
  undefined,
  queryClient,
);

// > `reviews?.items` compiles, but is `undefined`.
qraft.books.listReviews.setQueriesData(
  { infinite: true },
  (reviews) => {
    void reviews?.items;
    return reviews;
  },
  queryClient,
);

// > `{ queryKey: undefined }` compiles and matches every query in the
// > `QueryClient`
listBooks.setQueriesData({ queryKey: undefined }, undefined, queryClient);
