/* #signature
api.<service>.<operation>.getQueriesData(
  filters?: QueryFilters,
): [queryKey: QueryKey, data: TData | undefined][]

api.<service>.<operation>.getQueriesData(
  filters: QueryFilters & (
    { infinite: true } | { queryKey: InfiniteQueryKey }
  ),
): [queryKey: InfiniteQueryKey, data: InfiniteData | undefined][]
*/
import type { Equal, Expect, Extends } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { listBooks } = api.books;
type BookPage = typeof listBooks.types.data;

const finite = listBooks.getQueriesData({ parameters: { query: {} } });
const all = listBooks.getQueriesData();
const infinite = listBooks.getQueriesData({ infinite: true });

const key = listBooks.getQueryKey();
const infiniteKey = listBooks.getInfiniteQueryKey();
type Entry = [queryKey: typeof key, data: BookPage | undefined];

export type EntriesArePairs = [
  Expect<Equal<typeof finite, Entry[]>>,
  // > The type of the result is wrong: every pair is typed as finite.
  // The type says finite, though infinite entries are returned as well.
  Expect<Equal<typeof all, Entry[]>>,
  Expect<Equal<(typeof infinite)[number][0], typeof infiniteKey>>,
  // > all infinite entries, with data typed as pages
  Expect<
    Equal<NonNullable<(typeof infinite)[number][1]>['pages'], BookPage[]>
  >,
  Expect<Extends<undefined, (typeof infinite)[number][1]>>,
];

listBooks.getQueriesData({ queryKey: key, exact: true });
listBooks.getQueriesData({ type: 'active', stale: true });
listBooks.getQueriesData({
  predicate: ({ queryKey: [, parameters] }) =>
    parameters.query?.genre === 'poetry',
});
// The key of an infinite query brings the type with it.
const byInfiniteKey = listBooks.getQueriesData({ queryKey: infiniteKey });
export type KeyDecides = Expect<
  Equal<typeof byInfiniteKey, typeof infinite>
>;

createAPIClient({ queryClient }).books.listBooks.getQueriesData();

// @ts-expect-error: parameters go into a filter
listBooks.getQueriesData({ query: { genre: 'poetry' } });
// @ts-expect-error: either parameters or a key
listBooks.getQueriesData({ parameters: {}, queryKey: key });
// @ts-expect-error: exact needs something to compare with
listBooks.getQueriesData({ exact: true });
// @ts-expect-error: mutation operations have no query data
api.books.updateBook.getQueriesData({});

// > `getQueriesData({ queryKey: undefined })` compiles
listBooks.getQueriesData({ queryKey: undefined });
