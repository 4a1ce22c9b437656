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
import type { components } from './api';
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

// > `ReviewList` is `typeof api.books.listReviews.types.data`.
type ReviewList = typeof api.books.listReviews.types.data;
export type TypeOfThePages = Expect<
  Equal<ReviewList, components['schemas']['ReviewList']>
>;

export async function fillWithTheOtherMethod() {
  // > It compiles and sends the same request, but it fills the [finite
  // > entry]
  await api.books.listReviews.prefetchQuery({ parameters });
  // > `api.books.listBooks.prefetchInfiniteQuery()` compiles without any
  // > option
  await api.books.listBooks.prefetchInfiniteQuery();
}
