/* #signature
qraft.<service>.<operation>.getQueriesData(
  filters: QueryFilters & { infinite: false },
  queryClient: QueryClient,
): [queryKey: QueryKey, data: TData | undefined][]

qraft.<service>.<operation>.getQueriesData(
  filters: QueryFilters & { infinite: true },
  queryClient: QueryClient,
): [queryKey: InfiniteQueryKey, data: InfiniteData | undefined][]
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { listBooks } = qraft.books;
type BookPage = typeof listBooks.types.data;

const finite = listBooks.getQueriesData({ infinite: false }, queryClient);
const infinite = listBooks.getQueriesData({ infinite: true }, queryClient);
const either = listBooks.getQueriesData({}, queryClient);

const key = listBooks.getQueryKey();
const infiniteKey = listBooks.getInfiniteQueryKey({});
type Pages = ReturnType<typeof listBooks.getInfiniteQueryData>;

export type KindDecides = [
  Expect<
    Equal<
      typeof finite,
      [queryKey: typeof key, data: BookPage | undefined][]
    >
  >,
  Expect<
    Extends<typeof infinite, [queryKey: typeof infiniteKey, data: Pages][]>
  >,
  // Without `infinite` the result is one array or the other.
  Expect<Equal<typeof either, typeof finite | typeof infinite>>,
];

const byKey = listBooks.getQueriesData({ queryKey: key }, queryClient);
const byInfiniteKey = listBooks.getQueriesData(
  { queryKey: infiniteKey },
  queryClient,
);
export type KeyDecides = [
  Expect<Equal<typeof byKey, typeof finite>>,
  Expect<Equal<typeof byInfiniteKey, typeof infinite>>,
];

listBooks.getQueriesData(
  { infinite: false, parameters: { query: {} }, type: 'active' },
  queryClient,
);

// > | no filter | regular and infinite queries | does not compile |
// @ts-expect-error: the filters are required
listBooks.getQueriesData(queryClient);
// @ts-expect-error: the client is missing
listBooks.getQueriesData({});
listBooks.getQueriesData(
  // @ts-expect-error: exact needs something to compare with
  { infinite: false, exact: true },
  queryClient,
);
// > If you combine `queryKey` with `infinite` or `parameters`, the filter
// > doesn't compile.
listBooks.getQueriesData(
  // @ts-expect-error: the key decides about the parameters
  { parameters: {}, queryKey: key },
  queryClient,
);
listBooks.getQueriesData(
  // @ts-expect-error: the key decides about the kind
  { infinite: false, queryKey: key },
  queryClient,
);
// @ts-expect-error: mutation operations have no query data
qraft.books.updateBook.getQueriesData({}, queryClient);
