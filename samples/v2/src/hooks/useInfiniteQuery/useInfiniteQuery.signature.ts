/* #signature
api.<service>.<operation>.useInfiniteQuery<TPageParam, TQueryFnData, TData>(
  parameters: TParameters | InfiniteQueryKey | void,
  options: {
    initialPageParam: PartialParameters<TParameters>,
    getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) =>
      PartialParameters<TParameters> | undefined | null,
    getPreviousPageParam?,
    ...UseInfiniteQueryOptions // without queryKey
  },
): UseInfiniteQueryResult<TData, OperationError<TError>>

// TData without select:
InfiniteData<TQueryFnData, PartialParameters<TParameters>>
*/
import type {
  InfiniteData,
  UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Problem = components['schemas']['Problem'];
type ReviewList = components['schemas']['ReviewList'];
type Cursor = { query?: { cursor?: string; limit?: number } };

const parameters = { path: { bookId: 7 } };
const options = {
  initialPageParam: {},
  getNextPageParam: ({ nextCursor }: ReviewList): Cursor | undefined =>
    nextCursor ? { query: { cursor: nextCursor } } : undefined,
};

export function useSignature() {
  const result = api.books.listReviews.useInfiniteQuery(
    parameters,
    options,
  );
  type Result = typeof result;
  type Data = NonNullable<Result['data']>;

  const texts = api.books.listReviews.useInfiniteQuery(parameters, {
    ...options,
    select: ({ pages }) =>
      pages.flatMap((page) => page.items.map((review) => review.text)),
  });

  const started = api.books.listReviews.useInfiniteQuery(parameters, {
    ...options,
    initialData: { pages: [], pageParams: [] },
  });

  const key = api.books.listReviews.getInfiniteQueryKey(parameters);
  api.books.listReviews.useInfiniteQuery(key, options);
  // Nothing is required, so there may be nothing.
  const noParameters = {
    initialPageParam: {},
    getNextPageParam: () => null,
  };
  api.books.listBooks.useInfiniteQuery(undefined, noParameters);
  api.books.listBooks.useInfiniteQuery({}, noParameters);

  // > `{}` if the first page needs nothing, or `undefined` if the operation
  // > has no parameters.
  api.books.listBestsellers.useInfiniteQuery(undefined, {
    ...noParameters,
    initialPageParam: undefined,
  });
  // @ts-expect-error: the operation has no parameters
  api.books.listBestsellers.useInfiniteQuery(undefined, noParameters);

  api.books.listReviews.useInfiniteQuery(
    // @ts-expect-error: a finite key belongs to another entry
    api.books.listReviews.getQueryKey(parameters),
    options,
  );
  // @ts-expect-error: both page options are required
  api.books.listReviews.useInfiniteQuery(parameters, {});
  // @ts-expect-error: the options are required
  api.books.listReviews.useInfiniteQuery(parameters);
  api.books.listReviews.useInfiniteQuery(parameters, {
    ...options,
    // > `queryKey` is not accepted, because the key follows from the
    // > operation.
    // @ts-expect-error: the key follows from the operation
    queryKey: key,
  });

  api.books.listBooks.useSuspenseInfiniteQuery(undefined, {
    ...noParameters,
    // @ts-expect-error: a component that suspends cannot be disabled
    enabled: false,
  });
  api.books.listBooks.useSuspenseInfiniteQuery(undefined, {
    ...noParameters,
    // @ts-expect-error: not { pages, pageParams }
    select: ({ pages }) => pages.length,
  });

  api.books.listBooks.useInfiniteQuery(undefined, {
    // > A bare number does not compile.
    // @ts-expect-error: a page parameter is an object of parameters
    initialPageParam: 1,
    getNextPageParam: () => undefined,
  });

  type Checks = [
    Expect<Equal<Result, UseInfiniteQueryResult<Data, Problem | Error>>>,
    Expect<Equal<Data['pages'], ReviewList[]>>,
    Expect<
      Data extends InfiniteData<
        ReviewList,
        { query?: Cursor['query']; path?: { bookId?: number } }
      >
        ? true
        : false
    >,
    Expect<Equal<typeof texts.data, string[] | undefined>>,
    // > This is a gap in the types: in 2.14.1, `initialData` does not
    // > change the type of `data`.
    Expect<
      Equal<undefined extends typeof started.data ? true : false, true>
    >,
  ];
  return null as unknown as Checks;
}
