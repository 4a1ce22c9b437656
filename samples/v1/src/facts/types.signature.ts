// What the types of 1.14.2 allow and refuse. Nothing here runs: the compiler
// is the test (see the type checks of npm run samples:check).
import { requestFn, type RequestFn } from '@openapi-qraft/react';
import type { QueryClient } from '@tanstack/react-query';
import { baseUrl, qraft } from '../../shared/client';
import type { Equal, Expect } from '../../testing/types';

declare const queryClient: QueryClient;
const { checkBook, getBook, listBooks } = qraft.books;
const { getStatus } = qraft.status;

export function onlyGetIsTypedAsQuery(): void {
  checkBook.useMutation();
  // @ts-expect-error HEAD has no query methods
  checkBook.useQuery({ path: { bookId: 7 } });
}

export function operationCallsNeedBothArguments(): void {
  // @ts-expect-error the request function is missing
  void getBook({ parameters: { path: { bookId: 7 } } });
  // @ts-expect-error the parameters are missing, although there are none
  void getStatus({}, requestFn);
  void getStatus({ parameters: undefined, baseUrl }, requestFn);
}

export function parametersOfFetchQuery(): void {
  // Compiles and fails, see queryClientMethods.test.ts.
  void listBooks.fetchQuery({ requestFn, baseUrl }, queryClient);
  void listBooks.fetchQuery(
    { parameters: {}, requestFn, baseUrl },
    queryClient,
  );
  void getStatus.fetchQuery(
    // @ts-expect-error an operation without parameters takes only `undefined`
    { parameters: {}, requestFn, baseUrl },
    queryClient,
  );
  // Compiles and sends to a relative URL: baseUrl is not demanded.
  void listBooks.fetchQuery({ parameters: {}, requestFn }, queryClient);
}

// The options of these two are `never`: the FetchQueryOptions of TanStack
// Query have `initialPageParam?: never` since 5.56.
export type OptionsOfFetchInfiniteQuery = Expect<
  Equal<Parameters<typeof listBooks.fetchInfiniteQuery>[0], never>
>;
export type OptionsOfPrefetchInfiniteQuery = Expect<
  Equal<Parameters<typeof listBooks.prefetchInfiniteQuery>[0], never>
>;

export function predicateNeedsInfinite(): void {
  void listBooks.invalidateQueries(
    {
      infinite: false,
      predicate: (query) => query.queryKey[1].query?.page === 1,
    },
    queryClient,
  );
  void listBooks.invalidateQueries(
    // @ts-expect-error without `infinite` the query is implicitly `any`
    { predicate: (query) => query.queryKey[1].query?.page === 1 },
    queryClient,
  );
}

export function clientIsTheLastArgument(): void {
  // @ts-expect-error the client is missing
  getBook.getQueryData({ path: { bookId: 7 } });
  // @ts-expect-error isMutating needs it as well
  qraft.books.updateBook.isMutating();
  // @ts-expect-error filters of getQueriesData are required
  listBooks.getQueriesData(queryClient);
}

export function emptyParametersAreRequired(): void {
  listBooks.getQueryKey();
  listBooks.useQuery();
  getStatus.useQuery();
  // @ts-expect-error getInfiniteQueryKey wants parameters
  listBooks.getInfiniteQueryKey();
  // @ts-expect-error useSuspenseQuery as well
  listBooks.useSuspenseQuery();
  // @ts-expect-error the client is not taken for parameters
  listBooks.getQueryData(queryClient);
}

export type RequestFnIsGenericOverData = Expect<
  Equal<RequestFn<number>, typeof requestFn<number>>
>;

type Book = typeof getBook.types.data;
type Problem = typeof getBook.types.error;
export type DataOfBook = Expect<Equal<Book['title'], string>>;
export type ErrorOfBook = Expect<Equal<Problem['status'], number>>;
export type EmptyAnswer = Expect<
  Equal<typeof qraft.books.deleteBook.types.data, unknown>
>;
