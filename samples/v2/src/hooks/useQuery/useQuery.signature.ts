/* #signature
api.<service>.<operation>.useQuery<TData = TQueryFnData>(
  parameters: Parameters | QueryKey | void,
  options?: Omit<UseQueryOptions<TQueryFnData, TError, TData>, 'queryKey'>,
): UseQueryResult<TData, TError | Error>

// Parameters = { path?, query?, header? }, as the document declares them
*/
import { requestFn } from '@openapi-qraft/react';
import {
  skipToken,
  type QueryFunctionContext,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { createAPIClient, type components } from './api';
import { api, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } } as const;
const key = api.books.getBook.getQueryKey(parameters);

export function useCalls() {
  const book = api.books.getBook.useQuery(parameters);
  const byKey = api.books.getBook.useQuery(key);
  const title = api.books.getBook.useQuery(parameters, {
    select: (data) => data.title,
    enabled: false,
    meta: {},
  });
  api.books.listBooks.useQuery();
  api.books.listBooks.useQuery({});
  api.books.listBooks.useQuery(undefined, { staleTime: 1000 });
  api.status.getStatus.useQuery(undefined, { staleTime: 1000 });

  // A queryFn of one's own receives the typed key.
  api.books.getBook.useQuery(parameters, {
    queryFn: (context: QueryFunctionContext<typeof key>) => ({
      ...book.data!,
      id: context.queryKey[1].path.bookId,
    }),
  });
  api.books.getBook.useQuery(parameters, { queryFn: skipToken });

  // > receive an `error` whose type is only the declared body.
  api.books.getBook.useQuery(parameters, {
    retry: (_count, error) => {
      const declared: Expect<Equal<typeof error, Problem>> = true;
      return declared;
    },
  });

  // initialData does not make data defined.
  const seeded = api.books.getBook.useQuery(parameters, {
    initialData: book.data!,
  });
  return { book, byKey, title, seeded };
}

type Calls = ReturnType<typeof useCalls>;

export type ResultIsTyped = Expect<
  Equal<Calls['book'], UseQueryResult<Book, Problem | Error>>
>;
export type KeyGivesTheSame = Expect<Equal<Calls['byKey'], Calls['book']>>;
export type SelectChangesData = Expect<
  Equal<Calls['title']['data'], string | undefined>
>;
export type InitialDataIsIgnored = Expect<
  Extends<undefined, Calls['seeded']['data']>
>;

export function useWrongCalls() {
  // @ts-expect-error: the key follows from the parameters
  api.books.getBook.useQuery(parameters, { queryKey: key });
  // @ts-expect-error: a QueryClient is not an argument in 2.x
  api.books.getBook.useQuery(parameters, {}, queryClient);
  // @ts-expect-error: the key of another operation
  api.books.getBook.useQuery(api.books.listBooks.getQueryKey());
  const infiniteKey = api.books.getBook.getInfiniteQueryKey(parameters);
  // @ts-expect-error: an infinite key
  api.books.getBook.useQuery(infiniteKey);
  // @ts-expect-error: without parameters in the document, write undefined
  api.status.getStatus.useQuery({}, { staleTime: 1000 });
  // @ts-expect-error: an operation that writes
  api.books.createBook.useQuery({});
  // @ts-expect-error: undefined does not skip
  api.books.getBook.useQuery(undefined, { enabled: false });
  // > There is no option for another `baseUrl`, another request function,
  // > or another `QueryClient`.
  // @ts-expect-error: neither baseUrl nor requestFn per hook
  api.books.getBook.useQuery(parameters, { baseUrl: '/v2' });
  // @ts-expect-error: a client without a request function has no hook
  createAPIClient({ queryClient }).books.getBook.useQuery(parameters);
}

export function useOtherRequestFunction() {
  // @ts-expect-error: nor another request function
  api.books.getBook.useQuery(parameters, { requestFn });
}

export function useInitialData() {
  const { data, isPending, isLoadingError } = api.status.getStatus.useQuery(
    undefined,
    { initialData: { status: 'ok', version: '1.3.0' } },
  );
  // isPending alone is not enough.
  // @ts-expect-error: a first load that failed has no data
  if (!isPending) void data.version;
  // > Write `data?.version`, or return early if `isPending` or `isLoadingError`
  // > is `true`.
  void data?.version;
  if (isPending || isLoadingError) return undefined;
  return data.version;
}
