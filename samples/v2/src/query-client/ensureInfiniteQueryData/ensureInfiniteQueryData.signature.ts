/* #signature
api.<service>.<operation>.ensureInfiniteQueryData(
  options:
    & ({ parameters } | { queryKey })
    & { initialPageParam }
    & { pages?, getNextPageParam? }
    & ({ requestFn?, baseUrl? } | { queryFn })
    & FetchQueryOptions
    & { revalidateIfStale?: boolean },
): Promise<InfiniteData<TData, PartialParameters>>
*/
import type { Equal, Expect } from '../../../testing/types';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
const { ensureInfiniteQueryData, fetchInfiniteQuery } =
  api.books.listReviews;

type Options = Parameters<typeof ensureInfiniteQueryData>[0];
export type OneMoreOption = Expect<
  Equal<
    Exclude<keyof Options, keyof Parameters<typeof fetchInfiniteQuery>[0]>,
    'revalidateIfStale'
  >
>;
export type ResultIsThatOfFetchInfiniteQuery = Expect<
  Equal<
    ReturnType<typeof ensureInfiniteQueryData>,
    ReturnType<typeof fetchInfiniteQuery>
  >
>;

export async function callInAllForms() {
  await ensureInfiniteQueryData({ parameters, initialPageParam: {} });
  await ensureInfiniteQueryData({
    parameters,
    initialPageParam: {},
    revalidateIfStale: true,
  });
  await api.books.listBooks.ensureInfiniteQueryData();
  // @ts-expect-error: initialPageParam is missing
  await ensureInfiniteQueryData({ parameters });
}

export async function refreshWithoutNextPage() {
  // > You left out `getNextPageParam`. That compiles
  await ensureInfiniteQueryData({
    parameters,
    initialPageParam: {},
    revalidateIfStale: true,
  });
}

export async function annotateTheLastPage() {
  // > TypeScript infers the argument of `getNextPageParam` only if `pages` is
  // > set, so declare the type yourself.
  await ensureInfiniteQueryData({
    parameters,
    initialPageParam: {},
    // @ts-expect-error: the page has no type
    getNextPageParam: (lastPage) => lastPage as undefined,
  });
  await ensureInfiniteQueryData({
    parameters,
    initialPageParam: {},
    pages: 2,
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
  });
}
