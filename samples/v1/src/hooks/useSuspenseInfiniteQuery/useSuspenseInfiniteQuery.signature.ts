/* #signature
qraft.<service>.<operation>.useSuspenseInfiniteQuery<TPageParam, TData>(
  parameters: TParameters | InfiniteQueryKey,
  options: {
    initialPageParam: PartialParameters<TParameters>,
    getNextPageParam: (lastPage, allPages, lastPageParam, allPageParams) =>
      PartialParameters<TParameters> | undefined | null,
    getPreviousPageParam?,
    ...UseSuspenseInfiniteQueryOptions // without queryKey
  },
  queryClient?: QueryClient,
): UseSuspenseInfiniteQueryResult<
  InfiniteData<TData, PartialParameters<TParameters>>, // TData: one page
  TError | Error
>
*/
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

const { listBooks, listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };
const options = { initialPageParam: {}, getNextPageParam: () => undefined };

export function useSignature() {
  const list = listReviews.useSuspenseInfiniteQuery(
    parameters,
    options,
    queryClient,
  );
  listReviews.useSuspenseInfiniteQuery(
    listReviews.getInfiniteQueryKey(parameters),
    options,
  );
  // @ts-expect-error: nothing is not a choice, write {}
  listBooks.useSuspenseInfiniteQuery(undefined, options);
  // > Write `{}` if all parameters are optional, and `undefined` if the
  // > operation declares none.
  const { listBestsellers } = qraft.books;
  const noParameters = { ...options, initialPageParam: undefined };
  listBestsellers.useSuspenseInfiniteQuery(undefined, noParameters);
  // @ts-expect-error: an operation without parameters takes no object
  listBestsellers.useSuspenseInfiniteQuery({}, noParameters);
  const disabled = { ...options, enabled: false };
  // The surplus is not seen in a variable, only in a literal.
  listBooks.useSuspenseInfiniteQuery({}, disabled);
  // @ts-expect-error: the options are required
  listBooks.useSuspenseInfiniteQuery({});

  type Checks = [
    Expect<
      Equal<
        (typeof list)['data']['pages'],
        components['schemas']['ReviewList'][]
      >
    >,
  ];
  return null as unknown as Checks;
}
