/* #signature
api.<service>.<operation>.fetchInfiniteQuery(
  options:
    & ({ parameters } | { queryKey })
    & { initialPageParam }
    & { pages?, getNextPageParam? }
    & ({ requestFn?, baseUrl? } | { queryFn })
    & FetchQueryOptions,
): Promise<InfiniteData<TData, PartialParameters>>
*/
import type {
  InfiniteData,
  QueryFunctionContext,
} from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type ReviewList = components['schemas']['ReviewList'];

const parameters = { path: { bookId: 7 } } as const;
const { fetchInfiniteQuery, getInfiniteQueryKey } = api.books.listReviews;

export async function callInAllForms() {
  const list = await fetchInfiniteQuery({
    parameters,
    initialPageParam: { query: { cursor: 'c2' } },
  });
  await fetchInfiniteQuery({
    queryKey: getInfiniteQueryKey(parameters),
    initialPageParam: {},
    pages: 2,
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
    staleTime: 60_000,
    maxPages: 10,
  });
  // Without required parameters everything may be left out.
  await api.books.listBooks.fetchInfiniteQuery();
  await api.books.listBooks.fetchInfiniteQuery({ staleTime: 60_000 });
  return list;
}

type List = Awaited<ReturnType<typeof callInAllForms>>;
export type PagesAreAnswers = Expect<Equal<List['pages'], ReviewList[]>>;
export type DataIsInfinite = Expect<
  Extends<List, InfiniteData<ReviewList>>
>;
export type PageParametersAreParts = Expect<
  Extends<{ query: { cursor: string } }, List['pageParams'][number]>
>;

export async function callWrongly() {
  // @ts-expect-error: initialPageParam is missing
  await fetchInfiniteQuery({ parameters });
  // @ts-expect-error: getNextPageParam is missing
  await fetchInfiniteQuery({ parameters, initialPageParam: {}, pages: 2 });
  // @ts-expect-error: a page parameter is a part of the parameters
  await fetchInfiniteQuery({ parameters, initialPageParam: 'c2' });
  await fetchInfiniteQuery({
    parameters,
    initialPageParam: {},
    pages: 2,
    getNextPageParam: () => undefined,
    // @ts-expect-error: pages load forward
    getPreviousPageParam: () => undefined,
  });
}

/** The context of a query function has to be annotated. */
export async function callWithQueryFn(load: (page: unknown) => ReviewList) {
  const options = { parameters, initialPageParam: {} };
  await fetchInfiniteQuery({
    ...options,
    queryFn: ({ pageParam }: QueryFunctionContext) => load(pageParam),
  });
  await fetchInfiniteQuery({
    ...options,
    // @ts-expect-error: the context has no type here
    queryFn: (context) => load(context),
  });
}

// > The types require it only with `pages`.
/** Accepted without `pages`, where its argument has no type. */
export async function callWithoutPages() {
  await fetchInfiniteQuery({
    parameters,
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }: ReviewList) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
  });
  await fetchInfiniteQuery({
    parameters,
    initialPageParam: {},
    // > Without `pages`, TypeScript doesn't infer the argument of
    // > `getNextPageParam`
    // @ts-expect-error: the page has no type here
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  // > The compiler still checks what the function returns.
  // @ts-expect-error: not a page parameter
  await fetchInfiniteQuery({
    parameters,
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }: ReviewList) => nextCursor,
  });
}

export async function firstPageParam() {
  const { pageParams } = await api.books.listBooks.fetchInfiniteQuery();
  // > the first page parameter is `undefined`, although its type is an
  // > object.
  const isDefined: Expect<Extends<(typeof pageParams)[number], object>> =
    true;
  return isDefined;
}
