/* #signature
api.<service>.<operation>.getQueryState(
  parameters: { path?, query?, header? } | QueryKey,
): QueryState<TData, TError> | undefined
*/
import type { QueryState } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

type Types = typeof api.books.getBook.types;

const parameters = { path: { bookId: 7 } } as const;
const state = api.books.getBook.getQueryState(parameters);

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

api.books.getBook.getQueryState(api.books.getBook.getQueryKey(parameters));
api.books.listBooks.getQueryState();
api.status.getStatus.getQueryState();
createAPIClient({ queryClient }).books.getBook.getQueryState(parameters);

const infiniteKey = api.books.listReviews.getInfiniteQueryKey(parameters);

// @ts-expect-error: the path parameter is required
api.books.getBook.getQueryState();
// @ts-expect-error: the key of an infinite query is another kind
api.books.listReviews.getQueryState(infiniteKey);
// @ts-expect-error: mutations have no query state
api.books.updateBook.getQueryState(parameters);
