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
    // > Cast `initialPageParam` with `as never` so that it compiles.
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
  // > The compiler rejects `initialPageParam` and `getNextPageParam`:
  // @ts-expect-error: getNextPageParam
  void listReviews.fetchInfiniteQuery(morePages, queryClient);
  // > If you set `getNextPageParam`, cast that function to `never`, too, and
  // > annotate its argument. With the casts, the compiler still checks the other
  // > options.
  const next = ({ nextCursor }: components['schemas']['ReviewList']) =>
    nextCursor ? { query: { cursor: nextCursor } } : undefined;
  void listReviews.fetchInfiniteQuery(
    { ...morePages, getNextPageParam: next as never },
    queryClient,
  );
  void listReviews.fetchInfiniteQuery(
    {
      ...server,
      // @ts-expect-error: a number
      parameters: { path: { bookId: '7' } },
      initialPageParam: {} as never,
      pages: 2,
      getNextPageParam: next as never,
    },
    queryClient,
  );
  // > In an inline object, it rejects every option.
  void listReviews.fetchInfiniteQuery(
    {
      // @ts-expect-error: because of initialPageParam
      parameters,
      // @ts-expect-error: never
      initialPageParam: {},
      // @ts-expect-error: because of initialPageParam
      requestFn,
      // @ts-expect-error: because of initialPageParam
      baseUrl,
    },
    queryClient,
  );
}
