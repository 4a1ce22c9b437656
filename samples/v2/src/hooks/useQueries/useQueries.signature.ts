/* #signature
api.<service>.<operation>.useQueries<TCombined = UseQueryResult<TData, TError>[]>(
  options: {
    queries: Array<
      ({ parameters: Parameters } | { queryKey: QueryKey })
        & Omit<UseQueryOptions<TData, TError>, 'queryKey' | 'suspense'>
    >,
    combine?: (results: UseQueryResult<TData, TError>[]) => TCombined,
  },
): TCombined
*/
import {
  keepPreviousData,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, type components } from './api';
import { api, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } } as const;
const queryKey = api.books.getBook.getQueryKey(parameters);

export function useCalls() {
  const books = api.books.getBook.useQueries({
    queries: [
      { parameters, enabled: false },
      { queryKey, staleTime: 1000 },
    ],
  });
  const count = api.books.getBook.useQueries({
    queries: [{ parameters }],
    combine: (results) => results.length,
  });
  api.books.listBooks.useQueries({ queries: [{ parameters: {} }] });
  api.status.getStatus.useQueries({ queries: [{ parameters: undefined }] });
  // Each item of its own type of data is not possible.
  api.books.getBook.useQueries({
    queries: [{ parameters, select: (book) => ({ ...book, price: 0 }) }],
  });
  return { books, count };
}

type Calls = ReturnType<typeof useCalls>;

// > Check for an `Error`, although the compiler does not require it.
// No Error in the type, although there may be one.
export type ResultIsTyped = Expect<
  Equal<Calls['books'], UseQueryResult<Book, Problem>[]>
>;
export type CombineDecides = Expect<Equal<Calls['count'], number>>;

export function useWrongCalls() {
  api.books.getBook.useQueries({
    // > Giving both does not compile.
    // @ts-expect-error: one of the two, not both
    queries: [{ parameters, queryKey }],
  });
  api.status.getStatus.useQueries({
    // @ts-expect-error: an operation without parameters needs the property
    queries: [{ staleTime: 1000 }],
  });
  api.books.getBook.useQueries({
    // > `select` can't change the type of the data
    // @ts-expect-error: select must not change the type
    queries: [{ parameters, select: (book) => book.title }],
  });
  api.books.getBook.useQueries({
    queries: [{ parameters }],
    // > Here all items belong to one operation and have one type. `parameters`
    // > replaces `queryKey` and `queryFn`. The types don't include the
    // > `subscribed` option.
    // @ts-expect-error: TanStack's subscribed is not in the types
    subscribed: false,
  });
  // @ts-expect-error: an operation that writes
  api.books.createBook.useQueries({ queries: [] });
  // @ts-expect-error: a client without a request function has no hook
  createAPIClient({ queryClient }).books.getBook.useQueries({
    queries: [],
  });
}

export function useUnknownOptions() {
  // > If an item has `parameters` or `queryKey`, the compiler doesn't report
  // > unknown fields: a misspelled `staleTme` compiles.
  api.books.getBook.useQueries({ queries: [{ parameters, staleTme: 1 }] });
  // > `placeholderData: keepPreviousData` compiles
  api.books.getBook.useQueries({
    queries: [{ parameters, placeholderData: keepPreviousData }],
  });
  api.books.getBook.useQueries({
    // @ts-expect-error: a known option of a wrong type
    queries: [{ parameters, staleTime: 'long' }],
  });
}
