/* #signature
qraft.<service>.<operation>.getQueryState(
  parameters: { path?, query?, header? } | QueryKey | undefined,
  queryClient: QueryClient,
): QueryState<TData, TError> | undefined
*/
import type { QueryClient, QueryState } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { getBook, listBooks, listReviews } = qraft.books;
type Types = typeof getBook.types;

const parameters = { path: { bookId: 7 } };
const state = getBook.getQueryState(parameters, queryClient);

export type StateKnowsDataAndError = [
  Expect<
    Equal<
      typeof state,
      QueryState<Types['data'], Types['error']> | undefined
    >
  >,
  // Without `Error`, which a failing network brings nevertheless.
  Expect<Equal<NonNullable<typeof state>['error'], Types['error'] | null>>,
];

getBook.getQueryState(getBook.getQueryKey(parameters), queryClient);
listBooks.getQueryState({}, queryClient);
qraft.status.getStatus.getQueryState(undefined, queryClient);

// @ts-expect-error: the client is missing
getBook.getQueryState(parameters);
// @ts-expect-error: the parameters cannot be left out
listBooks.getQueryState(queryClient);
listReviews.getQueryState(
  // @ts-expect-error: the key of an infinite query is another kind
  listReviews.getInfiniteQueryKey(parameters),
  queryClient,
);
// @ts-expect-error: mutations have no query state
qraft.books.updateBook.getQueryState(parameters, queryClient);
