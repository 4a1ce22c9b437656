/* #signature
qraft.<service>.<operation>.useIsFetching<TInfinite extends boolean>(
  filters?: QueryFilters<TInfinite>,
  queryClient?: QueryClient,
): number
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft, queryClient } from './client';

const { listBooks } = qraft.books;
const parameters = { query: { genre: 'fiction' } } as const;

export function useCalls() {
  const all = listBooks.useIsFetching(undefined, queryClient);
  listBooks.useIsFetching();
  listBooks.useIsFetching({});
  listBooks.useIsFetching({ parameters, exact: true, infinite: true });
  return all;
}

export type Holds = Expect<Equal<ReturnType<typeof useCalls>, number>>;

export function useWrongCalls() {
  // @ts-expect-error: parameters have their own property
  listBooks.useIsFetching({ query: { genre: 'fiction' } });
  // @ts-expect-error: an operation that writes has useIsMutating()
  qraft.books.createBook.useIsFetching();
}

// > Set `infinite` or a `queryKey` as well, because otherwise the argument of
// > the predicate is implicitly `any` in 1.x.
export function usePredicates() {
  const queryKey = listBooks.getQueryKey(parameters);
  listBooks.useIsFetching({
    queryKey,
    predicate: ({ state }) => state.data?.total === 0,
  });
  listBooks.useIsFetching({
    parameters,
    infinite: false,
    predicate: ({ state }) => state.data?.total === 0,
  });
  listBooks.useIsFetching({
    parameters,
    // @ts-expect-error: the kind of query is unknown
    predicate: ({ state }) => state.data === undefined,
  });
  // @ts-expect-error: the key already says which kind
  listBooks.useIsFetching({ queryKey, infinite: false });
}
