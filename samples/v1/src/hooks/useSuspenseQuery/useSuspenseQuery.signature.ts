/* #signature
qraft.<service>.<operation>.useSuspenseQuery<TData = TQueryFnData>(
  parameters: Parameters | QueryKey,
  options?: Omit<
    UseSuspenseQueryOptions<TQueryFnData, TError, TData>,
    'queryKey'
  >,
  queryClient?: QueryClient,
): UseSuspenseQueryResult<TData, TError | Error>
*/
import type { UseSuspenseQueryResult } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };
const key = getBook.getQueryKey(parameters);

export function useCalls() {
  const book = getBook.useSuspenseQuery(parameters);
  const byKey = getBook.useSuspenseQuery(key, {}, queryClient);
  listBooks.useSuspenseQuery({});
  qraft.status.getStatus.useSuspenseQuery(undefined);
  return { book, byKey };
}

type Calls = ReturnType<typeof useCalls>;

export type Holds = [
  Expect<
    Equal<Calls['book'], UseSuspenseQueryResult<Book, Problem | Error>>
  >,
  Expect<Equal<Calls['byKey'], Calls['book']>>,
  Expect<Equal<Calls['book']['data'], Book>>,
];

export function useWrongCalls() {
  // @ts-expect-error: nothing is not a choice, write {}
  listBooks.useSuspenseQuery();
  // @ts-expect-error: there is no disabled state to render
  getBook.useSuspenseQuery(parameters, { enabled: true });
  // @ts-expect-error: use a transition instead
  getBook.useSuspenseQuery(parameters, { placeholderData: {} });
}
