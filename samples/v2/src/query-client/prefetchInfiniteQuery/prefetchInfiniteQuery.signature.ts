/* #signature
api.<service>.<operation>.prefetchInfiniteQuery(
  options:
    & ({ parameters } | { queryKey })
    & { initialPageParam }
    & { pages?, getNextPageParam? }
    & ({ requestFn?, baseUrl? } | { queryFn })
    & FetchQueryOptions,
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
const { prefetchInfiniteQuery, fetchInfiniteQuery } = api.books.listReviews;

export type OptionsAreThoseOfFetchInfiniteQuery = Expect<
  Equal<
    Parameters<typeof prefetchInfiniteQuery>,
    Parameters<typeof fetchInfiniteQuery>
  >
>;
export type ResolvesToNothing = Expect<
  Equal<ReturnType<typeof prefetchInfiniteQuery>, Promise<void>>
>;

export async function callInAllForms() {
  await prefetchInfiniteQuery({ parameters, initialPageParam: {} });
  await api.books.listBooks.prefetchInfiniteQuery();
  // @ts-expect-error: initialPageParam is missing
  await prefetchInfiniteQuery({ parameters });
}
