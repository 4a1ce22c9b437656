/* #signature
qraft.<service>.<operation>.useSuspenseQueries<
  TCombined = UseSuspenseQueryResult<TData, TError>[],
>(
  options: {
    queries: Array<
      ({ parameters: Parameters } | { queryKey: QueryKey })
        & Omit<
            UseQueryOptions<TData, TError>,
            'queryKey' | 'enabled' | 'throwOnError' | 'placeholderData'
          >
    >,
    combine?: (results: Array<{ data?: TData, … }>) => TCombined,
  },
  queryClient?: QueryClient,
): TCombined
*/
import type { UseSuspenseQueryResult } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const queryKey = getBook.getQueryKey(parameters);

export function useCalls() {
  const books = getBook.useSuspenseQueries(
    { queries: [{ parameters, retry: false }, { queryKey }] },
    queryClient,
  );
  const prices = getBook.useSuspenseQueries({
    queries: [{ parameters }],
    // > In the type of its argument, `data` can be `undefined`, so the
    // > compiler makes you handle that.
    combine: (results) => results.map(({ data }) => data?.price),
  });
  // Surplus options are not seen, not even in a literal.
  getBook.useSuspenseQueries({
    // > - **Items can have unknown fields.** `enabled: false` compiles, even
    // > in an inline item
    queries: [{ parameters, enabled: false, throwOnError: false }],
  });
  return { books, prices };
}

type Calls = ReturnType<typeof useCalls>;

export type Holds = [
  Expect<Equal<Calls['books'], UseSuspenseQueryResult<Book, Problem>[]>>,
  Expect<Equal<Calls['prices'], (number | undefined)[]>>,
];

export function useWrongCalls() {
  getBook.useSuspenseQueries({
    // @ts-expect-error: one of the two, not both
    queries: [{ parameters, queryKey }],
  });
}

// > With `noUncheckedIndexedAccess` in your TypeScript settings, the compiler
// > knows that `author` can be `undefined`.
export function useFirstTitle() {
  const [author] = getBook.useSuspenseQueries({
    queries: [{ parameters }],
  });
  // @ts-expect-error: possibly undefined
  return author.data.title;
}
