/* #signature
api.<service>.<operation>.useSuspenseQuery<TData = TQueryFnData>(
  parameters: Parameters | QueryKey | void,
  options?: Omit<
    UseSuspenseQueryOptions<TQueryFnData, TError, TData>,
    'queryKey'
  >,
): UseSuspenseQueryResult<TData, TError | Error>
*/
import {
  skipToken,
  type UseQueryResult,
  type UseSuspenseQueryResult,
} from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, type components } from './api';
import { api, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };
const key = api.books.getBook.getQueryKey(parameters);

export function useCalls() {
  const book = api.books.getBook.useSuspenseQuery(parameters);
  const byKey = api.books.getBook.useSuspenseQuery(key);
  const title = api.books.getBook.useSuspenseQuery(parameters, {
    select: (data) => data.title,
    staleTime: 60_000,
    retry: false,
    meta: {},
  });
  api.status.getStatus.useSuspenseQuery();
  api.books.listBooks.useSuspenseQuery(undefined, { staleTime: 1000 });
  return { book, byKey, title };
}

type Calls = ReturnType<typeof useCalls>;

export type ResultIsTyped = Expect<
  Equal<Calls['book'], UseSuspenseQueryResult<Book, Problem | Error>>
>;
export type DataIsDefined = Expect<Equal<Calls['book']['data'], Book>>;
export type KeyGivesTheSame = Expect<Equal<Calls['byKey'], Calls['book']>>;
// > the type has no `isPlaceholderData`.
export type OtherFields = Expect<
  Equal<
    Exclude<keyof UseQueryResult, keyof Calls['book']>,
    'isPlaceholderData'
  >
>;
export type SelectChangesData = Expect<
  Equal<Calls['title']['data'], string>
>;
export type NeverPending = Expect<
  Equal<Calls['book']['status'], 'success' | 'error'>
>;

export function useWrongCalls() {
  // @ts-expect-error: there is no disabled state to render
  api.books.getBook.useSuspenseQuery(parameters, { enabled: true });
  // @ts-expect-error: errors without data are always thrown
  api.books.getBook.useSuspenseQuery(parameters, { throwOnError: false });
  // @ts-expect-error: use a transition instead
  api.books.getBook.useSuspenseQuery(parameters, { placeholderData: {} });
  // > `queryFn` can't be `skipToken`
  // @ts-expect-error: no way to skip
  api.books.getBook.useSuspenseQuery(parameters, { queryFn: skipToken });
  // @ts-expect-error: the key follows from the parameters
  api.books.getBook.useSuspenseQuery(parameters, { queryKey: key });
  // @ts-expect-error: a client without a request function has no hook
  createAPIClient({ queryClient }).books.getBook.useSuspenseQuery(
    parameters,
  );
}
