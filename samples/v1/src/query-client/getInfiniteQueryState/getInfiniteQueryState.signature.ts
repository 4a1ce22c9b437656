/* #signature
qraft.<service>.<operation>.getInfiniteQueryState(
  parameters: { path?, query?, header? } | InfiniteQueryKey | undefined,
  queryClient: QueryClient,
): QueryState<InfiniteData<TData, PartialParameters>, TError> | undefined
*/
import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { createReview, listBooks, listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };
const state = listReviews.getInfiniteQueryState(parameters, queryClient);
const data = listReviews.getInfiniteQueryData(parameters, queryClient);

export type StateHoldsAllPages = Expect<
  Equal<
    typeof state,
    | QueryState<NonNullable<typeof data>, typeof listReviews.types.error>
    | undefined
  >
>;

listReviews.getInfiniteQueryState(
  listReviews.getInfiniteQueryKey(parameters),
  queryClient,
);
listBooks.getInfiniteQueryState({}, queryClient);

// @ts-expect-error: the client is missing
listReviews.getInfiniteQueryState(parameters);
// @ts-expect-error: the parameters cannot be left out
listBooks.getInfiniteQueryState(queryClient);
listReviews.getInfiniteQueryState(
  // @ts-expect-error: the key of the finite query is another kind
  listReviews.getQueryKey(parameters),
  queryClient,
);
// @ts-expect-error: mutations have no query state
createReview.getInfiniteQueryState(parameters, queryClient);

const { getStatus } = qraft.status;
// > Write `{}` if you pass none of the optional parameters, and `undefined` if
// > the operation declares none.
getStatus.getInfiniteQueryState(undefined, queryClient);
// @ts-expect-error: the operation declares no parameters
getStatus.getInfiniteQueryState({}, queryClient);
