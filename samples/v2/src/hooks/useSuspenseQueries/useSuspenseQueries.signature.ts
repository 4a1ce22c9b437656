/* #signature
api.<service>.<operation>.useSuspenseQueries<
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
): TCombined
*/
import type { UseSuspenseQueryResult } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, type components } from './api';
import { api, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } } as const;
const queryKey = api.books.getBook.getQueryKey(parameters);

export function useCalls() {
  const books = api.books.getBook.useSuspenseQueries({
    queries: [{ parameters, retry: false }, { queryKey }],
  });
  const prices = api.books.getBook.useSuspenseQueries({
    queries: [{ parameters }],
    combine: (results) => results.map(({ data }) => data?.price),
  });
  api.books.listBooks.useSuspenseQueries({ queries: [{ parameters: {} }] });
  // > The compiler does not report unknown fields of an item:
  // > `enabled: false`, `throwOnError: false`, or a misspelled `staleTme`
  // > compile.
  api.books.getBook.useSuspenseQueries({
    queries: [
      { parameters, enabled: false, throwOnError: false, staleTme: 1000 },
    ],
  });
  return { books, prices };
}

type Calls = ReturnType<typeof useCalls>;

export type ResultIsTyped = Expect<
  Equal<Calls['books'], UseSuspenseQueryResult<Book, Problem>[]>
>;
// > The type of `combine` still makes `data` optional, so the compiler rejects
// > a function that requires `data`.
export type DataIsOptionalInCombine = Expect<
  Equal<Calls['prices'], (number | undefined)[]>
>;

export function useWrongCalls() {
  api.books.getBook.useSuspenseQueries({
    // @ts-expect-error: one of the two, not both
    queries: [{ parameters, queryKey }],
  });
  // > They can't be left out: write `{}` if all are optional, and `undefined` if
  // > the operation has none.
  // @ts-expect-error: neither parameters nor a key
  api.books.listBooks.useSuspenseQueries({ queries: [{}] });
  const none = { parameters: undefined };
  api.status.getStatus.useSuspenseQueries({ queries: [none] });
  api.status.getStatus.useSuspenseQueries({
    // @ts-expect-error: an operation without parameters takes none, not {}
    queries: [{ parameters: {} }],
  });
  // > `select` can't change the type of the data.
  api.books.getBook.useSuspenseQueries({
    // @ts-expect-error: select must not change the type
    queries: [{ parameters, select: (book) => book.title }],
  });
  api.books.getBook.useSuspenseQueries({
    queries: [{ parameters }],
    // > so the compiler rejects a function that requires `data`.
    // @ts-expect-error: data is optional in combine
    combine: (results: { data: Book }[]) => results.length,
  });
  // @ts-expect-error: a client without a request function has no hook
  createAPIClient({ queryClient }).books.getBook.useSuspenseQueries({
    queries: [],
  });
}
