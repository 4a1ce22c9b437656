/* #signature
api.<service>.<operation>.refetchQueries(
  filters?: QueryFilters,
  options?: { throwOnError?: boolean, cancelRefetch?: boolean },
): Promise<void>
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;

const done = getBook.refetchQueries();
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.refetchQueries({});
void getBook.refetchQueries(
  { parameters, exact: true, type: 'active' },
  { throwOnError: true, cancelRefetch: false },
);
void getBook.refetchQueries({ infinite: true, stale: true });
void getBook.refetchQueries({ queryKey: getBook.getQueryKey(parameters) });

// @ts-expect-error: refetchType belongs to invalidateQueries
void getBook.refetchQueries({ refetchType: 'all' });
// @ts-expect-error: a client without a request function does not offer it
void createAPIClient({ queryClient }).books.getBook.refetchQueries();
void createAPIClient({
  requestFn,
  baseUrl: '',
  // @ts-expect-error: nor does a client without a cache
}).books.getBook.refetchQueries();

// > With a `queryClient` alone, the method has the type `never`. Without a
// > `queryClient`, the types don't have the method.
const cacheOnly = createAPIClient({ queryClient }).books.getBook;
export type NeverWithoutRequests = Expect<
  Equal<(typeof cacheOnly)['refetchQueries'], never>
>;
const requestsOnly = createAPIClient({ requestFn, baseUrl: '' });
const nothing = createAPIClient();
export type MissingWithoutCache = [
  Expect<NotKey<'refetchQueries', typeof requestsOnly.books.getBook>>,
  Expect<NotKey<'refetchQueries', typeof nothing.books.getBook>>,
];
type NotKey<Name extends string, T> = Name extends keyof T ? false : true;
