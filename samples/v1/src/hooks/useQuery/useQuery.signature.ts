/* #signature
qraft.<service>.<operation>.useQuery<TData = TQueryFnData>(
  parameters: Parameters | QueryKey | void,
  options?: Omit<UseQueryOptions<TQueryFnData, TError, TData>, 'queryKey'>,
  queryClient?: QueryClient,
): UseQueryResult<TData, TError | Error>

// Parameters = { path?, query?, header? }, as the document declares them
*/
import type { UseQueryResult } from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };
const key = qraft.books.getBook.getQueryKey(parameters);

export function useCalls() {
  const book = qraft.books.getBook.useQuery(parameters);
  const byKey = qraft.books.getBook.useQuery(key, {}, queryClient);
  const title = qraft.books.getBook.useQuery(parameters, {
    select: (data) => data.title,
    enabled: false,
    meta: {},
  });
  qraft.books.listBooks.useQuery();
  qraft.books.listBooks.useQuery({});
  qraft.status.getStatus.useQuery(undefined, {}, queryClient);
  qraft.books.getBook.useQuery(parameters, {
    retry: (_count, error) => {
      const declared: Expect<Equal<typeof error, Problem>> = true;
      return declared;
    },
  });
  const seeded = qraft.books.getBook.useQuery(parameters, {
    initialData: book.data!,
  });
  return { book, byKey, title, seeded };
}

type Calls = ReturnType<typeof useCalls>;

export type Holds = [
  Expect<Equal<Calls['book'], UseQueryResult<Book, Problem | Error>>>,
  Expect<Equal<Calls['byKey'], Calls['book']>>,
  Expect<Equal<Calls['title']['data'], string | undefined>>,
  Expect<Extends<undefined, Calls['seeded']['data']>>,
];

// > Write `data?.title`, or return early on both `isPending` and
// > `isLoadingError`.
export function useSeededTitle(initialData: Book) {
  const { getBook } = qraft.books;
  const seeded = getBook.useQuery(parameters, { initialData });
  const maybe: string | undefined = seeded.data?.title;
  if (seeded.isPending) return maybe;
  // @ts-expect-error: `isPending` alone leaves a failed first load
  void seeded.data.title;
  if (seeded.isLoadingError) return undefined;
  return seeded.data.title;
}

// > Apart from these three and `useQuery()`, every 1.x hook or method that
// > takes parameters as its first argument requires that argument.
export function useRequiredArgument() {
  const { listBooks } = qraft.books;
  const { getStatus } = qraft.status;
  const page = { initialPageParam: {}, getNextPageParam: () => undefined };
  listBooks.useSuspenseQuery({});
  listBooks.getQueryData({}, queryClient);
  listBooks.getInfiniteQueryKey({});
  listBooks.useInfiniteQuery({}, page);
  getStatus.useSuspenseQuery(undefined);
  getStatus.getQueryState(undefined, queryClient);
  // @ts-expect-error: `{}` is missing
  listBooks.useSuspenseQuery();
  // @ts-expect-error: `{}` is missing
  listBooks.getQueryData(queryClient);
  // @ts-expect-error: `{}` is missing
  listBooks.getInfiniteQueryKey();
  // @ts-expect-error: `{}`, not `undefined`, for optional parameters
  listBooks.useInfiniteQuery(undefined, page);
  // @ts-expect-error: `undefined` is missing
  getStatus.useSuspenseQuery();
}

export function useWrongCalls() {
  // @ts-expect-error: the key follows from the parameters
  qraft.books.getBook.useQuery(parameters, { queryKey: key });
  // @ts-expect-error: the client comes after the options
  qraft.books.getBook.useQuery(parameters, queryClient);
  // @ts-expect-error: the key of another operation
  qraft.books.getBook.useQuery(qraft.books.listBooks.getQueryKey());
  // @ts-expect-error: an operation that declares no parameters
  qraft.status.getStatus.useQuery({});
  // @ts-expect-error: an operation that writes
  qraft.books.createBook.useQuery({});
  // @ts-expect-error: HEAD is not a query in 1.x
  qraft.books.checkBook.useQuery(parameters);
}
