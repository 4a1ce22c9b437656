/* #signature
qraft.<service>.<operation>.fetchInfiniteQuery(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn, baseUrl } | { queryFn? })
    & { initialPageParam, pages?, getNextPageParam? }
    & FetchQueryOptions,
  queryClient: QueryClient,
): Promise<{ pages: TData[], pageParams: PartialParameters[] }>
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { baseUrl, qraft, queryClient } from './client';

const { listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };
const queryKey = listReviews.getInfiniteQueryKey(parameters);
const server = { requestFn, baseUrl };

export function callWithoutAType() {
  void listReviews.fetchInfiniteQuery(
    // > `as never` makes this one option compile.
    { queryKey, initialPageParam: {} as never, ...server },
    queryClient,
  );
  return listReviews.fetchInfiniteQuery(
    { parameters, initialPageParam: {} as never, ...server },
    queryClient,
  );
}

type Data = Awaited<ReturnType<typeof callWithoutAType>>;
export type ResolvesToPages = Expect<
  Equal<Data['pages'], components['schemas']['ReviewList'][]>
>;

export function callAsDocumented() {
  void listReviews.fetchInfiniteQuery(
    // > since TanStack Query 5.56, its option `initialPageParam` has the type
    // > `never`.
    // @ts-expect-error: with this TanStack Query, the type is never
    { initialPageParam: {}, queryKey },
    queryClient,
  );
  void listReviews.fetchInfiniteQuery(
    // @ts-expect-error: and it is required
    { queryKey },
    queryClient,
  );
  const morePages = {
    queryKey,
    initialPageParam: {} as never,
    pages: 2,
    getNextPageParam: () => ({ query: { cursor: 'r2' } }),
    ...server,
  };
  // > If you set `pages`, casting the option isn't enough. `options as never`
  // > compiles, but then nothing in the options is checked.
  // @ts-expect-error: a cast of this option does not help with more pages
  void listReviews.fetchInfiniteQuery(morePages, queryClient);
  // A cast of all options does, and gives up their checks.
  void listReviews.fetchInfiniteQuery(morePages as never, queryClient);
}
