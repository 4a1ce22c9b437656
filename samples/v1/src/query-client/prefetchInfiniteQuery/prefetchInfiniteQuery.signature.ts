/* #signature
qraft.<service>.<operation>.prefetchInfiniteQuery(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn, baseUrl } | { queryFn? })
    & { initialPageParam, pages?, getNextPageParam? }
    & FetchQueryOptions,
  queryClient: QueryClient,
): Promise<void>
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { baseUrl, qraft, queryClient } from './client';

const { listBooks } = qraft.books;
const server = { requestFn, baseUrl };

export function callWithoutAType() {
  return listBooks.prefetchInfiniteQuery(
    { parameters: {}, initialPageParam: {} as never, ...server },
    queryClient,
  );
}
export type ResolvesToNothing = Expect<
  Equal<ReturnType<typeof callWithoutAType>, Promise<void>>
>;

export function callAsDocumented() {
  const queryKey = listBooks.getInfiniteQueryKey({});
  void listBooks.prefetchInfiniteQuery(
    // > because `initialPageParam` has the type `never`.
    // @ts-expect-error: with this TanStack Query, the type is never
    { queryKey, initialPageParam: {} },
    queryClient,
  );
}

// > `listBooks.types.data` is the type of one page; it exists only for the
// > compiler.
type Page = (typeof listBooks)['types']['data'];
type BookPage = components['schemas']['BookPage'];
export type TypeOfAPage = Expect<Equal<Page, BookPage>>;
