/* #signature
qraft.<service>.<operation>.useQueries<TCombined = UseQueryResult<TData, TError>[]>(
  options: {
    queries: Array<
      ({ parameters: Parameters } | { queryKey: QueryKey })
        & Omit<UseQueryOptions<TData, TError>, 'queryKey' | 'suspense'>
    >,
    combine?: (results: UseQueryResult<TData, TError>[]) => TCombined,
  },
  queryClient?: QueryClient,
): TCombined
*/
import type { UseQueryResult } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const queryKey = getBook.getQueryKey(parameters);

export function useCalls() {
  const books = getBook.useQueries(
    { queries: [{ parameters, enabled: false }, { queryKey }] },
    queryClient,
  );
  const count = getBook.useQueries({
    queries: [{ parameters }],
    combine: (results) => results.length,
  });
  qraft.books.listBooks.useQueries({ queries: [{ parameters: {} }] });
  qraft.status.getStatus.useQueries({
    queries: [{ parameters: undefined }],
  });
  return { books, count };
}

type Calls = ReturnType<typeof useCalls>;

// No Error in the type, although there may be one.
export type Holds = [
  Expect<Equal<Calls['books'], UseQueryResult<Book, Problem>[]>>,
  Expect<Equal<Calls['count'], number>>,
];

export function useWrongCalls() {
  getBook.useQueries({
    // @ts-expect-error: one of the two, not both
    queries: [{ parameters, queryKey }],
  });
  getBook.useQueries({
    // @ts-expect-error: select must not change the type
    queries: [{ parameters, select: (book) => book.title }],
  });
}
