/* #signature
qraft.<service>.<operation>.useInfiniteQuery<TPageParam, TData = TPage>(
  parameters: TParameters | InfiniteQueryKey,
  options: {
    initialPageParam: PartialParameters<TParameters>,
    getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) =>
      PartialParameters<TParameters> | undefined | null,
    getPreviousPageParam?,
    ...UseInfiniteQueryOptions // without queryKey
  },
  queryClient?: QueryClient,
): UseInfiniteQueryResult<
  InfiniteData<TData, PartialParameters<TParameters>>,
  TError | Error
>
*/
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Problem = components['schemas']['Problem'];
type ReviewList = components['schemas']['ReviewList'];

const { listBooks, listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };
const options = { initialPageParam: {}, getNextPageParam: () => undefined };

export function useSignature() {
  const list = listReviews.useInfiniteQuery(
    parameters,
    options,
    queryClient,
  );
  listReviews.useInfiniteQuery(
    listReviews.getInfiniteQueryKey(parameters),
    options,
  );
  listBooks.useInfiniteQuery({}, options);
  // select gives pages again, of another type
  const texts = listReviews.useInfiniteQuery(parameters, {
    ...options,
    select: ({ pages, pageParams }) => ({
      pages: pages.map(({ items }) => items.map(({ text }) => text)),
      pageParams,
    }),
  });
  listReviews.useInfiniteQuery(parameters, {
    ...options,
    // > A `select` that returns a flat list doesn't compile.
    // @ts-expect-error: select cannot give a plain list
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
  // @ts-expect-error: nothing is not a choice, write {}
  listBooks.useInfiniteQuery(undefined, options);
  listBooks.useInfiniteQuery(
    {},
    {
      // > A plain number doesn't compile.
      // @ts-expect-error: a page parameter is an object of parameters
      initialPageParam: 1,
      getNextPageParam: () => undefined,
    },
  );
  listBooks.useInfiniteQuery(
    {},
    {
      // @ts-expect-error: getNextPageParam returns no tag
      initialPageParam: { query: { page: 1, tag: ['new'] } },
      getNextPageParam: ({ page }) => ({ query: { page: page + 1 } }),
    },
  );
  // > An object, `{}` if all of them are optional, `undefined` if the operation
  // > declares none, or a key from
  // > [`getInfiniteQueryKey()`](../query-client/getInfiniteQueryKey.mdx).

  // > Write `{}` if the first request doesn't need a page parameter, and
  // > `undefined` if the operation declares no parameters.
  const { listBestsellers } = qraft.books;
  const noParameters = { ...options, initialPageParam: undefined };
  listBestsellers.useInfiniteQuery(undefined, noParameters);
  // @ts-expect-error: an operation without parameters takes no object
  listBestsellers.useInfiniteQuery({}, noParameters);
  // @ts-expect-error: neither does its page parameter
  listBestsellers.useInfiniteQuery(undefined, options);
  // > - **Required parameters belong in `parameters`**, even if each page sets
  // > them. Otherwise the call doesn't compile.
  // @ts-expect-error: required parameters do not move into page parameters
  listReviews.useInfiniteQuery({}, options);
  // @ts-expect-error: both page options are required
  listReviews.useInfiniteQuery(parameters, {});
  const finiteKey = listReviews.getQueryKey(parameters);
  // > A key from `getQueryKey()` doesn't compile.
  // @ts-expect-error: a finite key belongs to another entry
  listReviews.useInfiniteQuery(finiteKey, options);

  type Checks = [
    Expect<
      Equal<NonNullable<(typeof list)['data']>['pages'], ReviewList[]>
    >,
    Expect<Equal<(typeof list)['error'], Problem | Error | null>>,
    Expect<Equal<NonNullable<(typeof texts)['data']>['pages'], string[][]>>,
  ];
  return null as unknown as Checks;
}

// > The option `initialPageParam` of
// > [`prefetchInfiniteQuery()`](../query-client/prefetchInfiniteQuery.mdx) and
// > [`fetchInfiniteQuery()`](../query-client/fetchInfiniteQuery.mdx) has the
// > type `never`.
type Fetch = Parameters<typeof listReviews.fetchInfiniteQuery>[0];
type Prefetch = Parameters<typeof listReviews.prefetchInfiniteQuery>[0];
export type PageParamOfFetching = [
  Expect<Equal<Fetch['initialPageParam'], never>>,
  Expect<Equal<Prefetch['initialPageParam'], never>>,
];
