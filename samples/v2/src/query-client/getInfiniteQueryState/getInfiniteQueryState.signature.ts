/* #signature
api.<service>.<operation>.getInfiniteQueryState(
  parameters: { path?, query?, header? } | InfiniteQueryKey,
): QueryState<InfiniteData<TData, PartialParameters>, TError> | undefined
*/
import type { QueryState } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { listReviews } = api.books;
const parameters = { path: { bookId: 7 } } as const;
const state = listReviews.getInfiniteQueryState(parameters);
const data = listReviews.getInfiniteQueryData(parameters);

// > Here `data` is typed as pages
export type StateHoldsAllPages = Expect<
  Equal<
    typeof state,
    | QueryState<NonNullable<typeof data>, typeof listReviews.types.error>
    | undefined
  >
>;

listReviews.getInfiniteQueryState(
  listReviews.getInfiniteQueryKey(parameters),
);
api.books.listBooks.getInfiniteQueryState();
createAPIClient({
  queryClient,
}).books.listReviews.getInfiniteQueryState(parameters);

// @ts-expect-error: the path parameter is required
listReviews.getInfiniteQueryState();
// > the key of a finite query doesn't compile.
// @ts-expect-error: the key of the finite query is another kind
listReviews.getInfiniteQueryState(listReviews.getQueryKey(parameters));
// @ts-expect-error: mutations have no query state
api.books.createReview.getInfiniteQueryState(parameters);

// > Don't pass the cursor, because the state belongs to the whole list. A
// > cursor in the parameters compiles, but it results in the key of another
// > list.
listReviews.getInfiniteQueryState({
  ...parameters,
  query: { cursor: 'r2' },
});
