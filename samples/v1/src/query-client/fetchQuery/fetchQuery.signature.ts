/* #signature
qraft.<service>.<operation>.fetchQuery(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn, baseUrl } | { queryFn? })
    & FetchQueryOptions,
  queryClient: QueryClient,
): Promise<TData>
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { baseUrl, qraft, queryClient } from './client';

type Book = components['schemas']['Book'];

const { getBook, listBooks } = qraft.books;
const { getStatus } = qraft.status;
const parameters = { path: { bookId: 7 } };
const queryKey = getBook.getQueryKey(parameters);
const server = { requestFn, baseUrl };

export async function callInAllForms() {
  const book = await getBook.fetchQuery(
    { parameters, ...server },
    queryClient,
  );
  await getBook.fetchQuery({ queryKey, ...server }, queryClient);
  await getBook.fetchQuery({ parameters }, queryClient);
  await getBook.fetchQuery(
    { parameters, requestFn, baseUrl: undefined },
    queryClient,
  );
  // > `requestFn` alone compiles, but then the URL is relative.
  // The type forgets that a base URL belongs to a request function.
  await getBook.fetchQuery({ parameters, requestFn }, queryClient);
  await getBook.fetchQuery(
    {
      parameters,
      ...server,
      staleTime: 60_000,
      gcTime: 60_000,
      retry: 2,
      retryDelay: 100,
      networkMode: 'always',
      meta: { reason: 'checkout' },
      initialData: book,
      initialDataUpdatedAt: 0,
      structuralSharing: false,
    },
    queryClient,
  );
  await getBook.fetchQuery(
    {
      parameters,
      queryFn: ({ queryKey: [{ url }, { path }] }) => ({
        ...book,
        id: path.bookId,
        title: url satisfies '/books/{bookId}',
      }),
    },
    queryClient,
  );
  await listBooks.fetchQuery({ parameters: {}, ...server }, queryClient);
  await getStatus.fetchQuery(
    { queryKey: getStatus.getQueryKey(), ...server },
    queryClient,
  );
  return book;
}

export type ResolvesToData = Expect<
  Equal<Awaited<ReturnType<typeof callInAllForms>>, Book>
>;

export async function callWrongly() {
  // @ts-expect-error: the client is required
  await getBook.fetchQuery({ parameters, ...server });
  // @ts-expect-error: so are the options
  await listBooks.fetchQuery(queryClient);
  await getBook.fetchQuery(
    // @ts-expect-error: parameters are complete
    { parameters: {}, ...server },
    queryClient,
  );
  await getStatus.fetchQuery(
    // @ts-expect-error: an operation without parameters takes a key, not {}
    { parameters: {}, ...server },
    queryClient,
  );
  await getBook.fetchQuery(
    // @ts-expect-error: parameters or key, not both
    { parameters, queryKey, ...server },
    queryClient,
  );
  await getBook.fetchQuery(
    // > `enabled`, `select`, `throwOnError`, and `placeholderData` belong to
    // > hooks and don't compile.
    // @ts-expect-error: fetching happens in any case
    { parameters, ...server, enabled: false },
    queryClient,
  );
  await getBook.fetchQuery(
    // @ts-expect-error: map the data after the call
    { parameters, ...server, select: String },
    queryClient,
  );
  await getBook.fetchQuery(
    // > `signal` doesn't compile either.
    // @ts-expect-error: cancelQueries() aborts the request
    { parameters, ...server, signal: AbortSignal.timeout(1) },
    queryClient,
  );
  const infiniteKey = getBook.getInfiniteQueryKey(parameters);
  await getBook.fetchQuery(
    // @ts-expect-error: the key of an infinite query is another one
    { queryKey: infiniteKey, ...server },
    queryClient,
  );

  const queryFn = () => Promise.reject(new Error('not called'));
  // > You can't combine it with `requestFn` or `baseUrl`.
  await getBook.fetchQuery(
    // @ts-expect-error: no base URL
    { parameters, queryFn, baseUrl },
    queryClient,
  );
  await getBook.fetchQuery(
    // @ts-expect-error: no request function
    { parameters, queryFn, requestFn, baseUrl },
    queryClient,
  );
}

export async function callWithOptionsOfHooks() {
  const options = { parameters, ...server };
  await getBook.fetchQuery(
    // @ts-expect-error: belongs to hooks
    { ...options, throwOnError: true },
    queryClient,
  );
  await getBook.fetchQuery(
    // @ts-expect-error: belongs to hooks
    { ...options, placeholderData: undefined },
    queryClient,
  );
}

// > The compiler lets you [omit both](#which-entry), but then the call fails.
export async function callWithoutEntry() {
  await listBooks.fetchQuery(server, queryClient);
}
