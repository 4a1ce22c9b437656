/* #signature
api.<service>.<operation>.useSuspenseInfiniteQuery<TPageParam, TData>(
  parameters: TParameters | InfiniteQueryKey | void,
  options: {
    initialPageParam: PartialParameters<TParameters>,
    getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) =>
      PartialParameters<TParameters> | undefined | null,
    getPreviousPageParam?,
    ...UseSuspenseInfiniteQueryOptions // without queryKey
  },
): UseSuspenseInfiniteQueryResult<
  InfiniteData<TData, PartialParameters<TParameters>>, // TData: one page
  OperationError<TError>
>
*/
import type { UseSuspenseInfiniteQueryResult } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Problem = components['schemas']['Problem'];
type ReviewList = components['schemas']['ReviewList'];

const parameters = { path: { bookId: 7 } };
const options = {
  initialPageParam: {},
  getNextPageParam: () => undefined,
};

export function useSignature() {
  const result = api.books.listReviews.useSuspenseInfiniteQuery(
    parameters,
    options,
  );
  type Result = typeof result;

  const ratings = api.books.listReviews.useSuspenseInfiniteQuery(
    parameters,
    {
      ...options,
      select: ({ pages, pageParams }) => ({
        pageParams,
        pages: pages.map(({ items }) => items.map(({ rating }) => rating)),
      }),
    },
  );

  const key = api.books.listReviews.getInfiniteQueryKey(parameters);
  api.books.listReviews.useSuspenseInfiniteQuery(key, options);
  api.books.listBooks.useSuspenseInfiniteQuery(undefined, options);

  api.books.listReviews.useSuspenseInfiniteQuery(parameters, {
    ...options,
    // > because this hook has no `enabled` option.
    // @ts-expect-error: a suspended component cannot be disabled
    enabled: false,
  });
  api.books.listReviews.useSuspenseInfiniteQuery(parameters, {
    ...options,
    // @ts-expect-error: there is nothing to put a placeholder in
    placeholderData: undefined,
  });
  api.books.listReviews.useSuspenseInfiniteQuery(parameters, {
    ...options,
    // @ts-expect-error: errors go to the boundary
    throwOnError: false,
  });
  api.books.listReviews.useSuspenseInfiniteQuery(parameters, {
    ...options,
    // > A `select` that returns anything else does not compile.
    // @ts-expect-error: select must return pages and page parameters
    select: ({ pages }) => pages.length,
  });

  type Checks = [
    Expect<
      Equal<
        Result,
        UseSuspenseInfiniteQueryResult<Result['data'], Problem | Error>
      >
    >,
    Expect<Equal<Result['data']['pages'], ReviewList[]>>,
    Expect<Equal<(typeof ratings)['data']['pages'], number[][]>>,
  ];
  return null as unknown as Checks;
}

export function useOmittedOptions() {
  const queryKey = api.books.listReviews.getInfiniteQueryKey(parameters);
  // > `queryKey` is not accepted.
  api.books.listReviews.useSuspenseInfiniteQuery(parameters, {
    ...options,
    // @ts-expect-error: the key follows from the parameters
    queryKey,
  });
}

// > and the type has no `isPlaceholderData`.
type Suspended = ReturnType<
  typeof api.books.listReviews.useSuspenseInfiniteQuery
>;
type Plain = ReturnType<typeof api.books.listReviews.useInfiniteQuery>;
export type MissingFields = Expect<
  Equal<Exclude<keyof Plain, keyof Suspended>, 'isPlaceholderData'>
>;
