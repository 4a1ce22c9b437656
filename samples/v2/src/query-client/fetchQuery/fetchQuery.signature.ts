/* #signature
api.<service>.<operation>.fetchQuery(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn?, baseUrl? } | { queryFn })
    & FetchQueryOptions,
): Promise<TData>
*/
import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, type components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];

const parameters = { path: { bookId: 7 } } as const;
const queryKey = api.books.getBook.getQueryKey(parameters);

export async function callInAllForms() {
  const book = await api.books.getBook.fetchQuery({ parameters });
  await api.books.getBook.fetchQuery({ queryKey });
  await api.books.getBook.fetchQuery({
    parameters,
    requestFn,
    baseUrl: '/v1',
    staleTime: 60_000,
    gcTime: 60_000,
    retry: 2,
    retryDelay: 100,
    networkMode: 'always',
    meta: { reason: 'checkout' },
    initialData: book,
    initialDataUpdatedAt: 0,
    structuralSharing: false,
  });
  await api.books.getBook.fetchQuery({
    parameters,
    queryFn: ({ queryKey: [{ url }, { path }] }) => ({
      ...book,
      id: path.bookId,
      // Both parts of the key have the types of this operation.
      title: url satisfies '/books/{bookId}',
    }),
  });

  // Without required parameters everything may be left out.
  await api.books.listBooks.fetchQuery();
  await api.books.listBooks.fetchQuery({ staleTime: 60_000 });
  await api.status.getStatus.fetchQuery();
  return book;
}

export type ResolvesToData = Expect<
  Equal<Awaited<ReturnType<typeof callInAllForms>>, Book>
>;

export async function callWrongly() {
  // @ts-expect-error: the path parameter is required
  await api.books.getBook.fetchQuery();
  // > For an operation without any parameter, `parameters: {}` is a type
  // > error.
  // @ts-expect-error: an operation without parameters takes none, not {}
  await api.status.getStatus.fetchQuery({ parameters: {} });
  // > Conflicting options don't compile.
  // @ts-expect-error: parameters or key, not both
  await api.books.getBook.fetchQuery({ parameters, queryKey });
  // @ts-expect-error: no request function beside a query function
  await api.books.getBook.fetchQuery({ parameters, requestFn, queryFn });
  // @ts-expect-error: no base URL beside a query function
  await api.books.getBook.fetchQuery({ parameters, baseUrl: '', queryFn });
  // > `enabled`, `select`, `throwOnError`, and `placeholderData` belong to
  // > hooks and are type errors here.
  // @ts-expect-error: fetching happens in any case
  await api.books.getBook.fetchQuery({ parameters, enabled: false });
  // @ts-expect-error: map the data after the call
  await api.books.getBook.fetchQuery({ parameters, select: String });
  // @ts-expect-error: a promise rejects in any case
  await api.books.getBook.fetchQuery({ parameters, throwOnError: true });
  // @ts-expect-error: nothing is shown meanwhile
  await api.books.getBook.fetchQuery({ parameters, placeholderData: book });
  // > So is `signal`
  // @ts-expect-error: cancelQueries() aborts the request
  await api.books.getBook.fetchQuery({ parameters, signal });
  await api.books.getBook.fetchQuery({
    // @ts-expect-error: the key of an infinite query is another one
    queryKey: api.books.getBook.getInfiniteQueryKey(parameters),
  });

  const withoutRequests = createAPIClient({
    queryClient: new QueryClient(),
  });
  // @ts-expect-error: this client has no requestFn
  await withoutRequests.books.getBook.fetchQuery({ parameters });
  const withoutCache = createAPIClient({ requestFn, baseUrl: '' });
  // @ts-expect-error: this client has no queryClient
  await withoutCache.books.getBook.fetchQuery({ parameters });
}

declare const queryFn: () => Promise<Book>;
declare const book: Book;
declare const signal: AbortSignal;
