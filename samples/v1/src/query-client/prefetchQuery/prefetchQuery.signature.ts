/* #signature
qraft.<service>.<operation>.prefetchQuery(
  options:
    & ({ parameters } | { queryKey })
    & ({ requestFn, baseUrl } | { queryFn? })
    & FetchQueryOptions,
  queryClient: QueryClient,
): Promise<void>
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import { baseUrl, qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const queryKey = getBook.getQueryKey(parameters);
const server = { requestFn, baseUrl };

export function callInAllForms() {
  void getBook.prefetchQuery({ queryKey, ...server }, queryClient);
  void getBook.prefetchQuery({ parameters }, queryClient);
  return getBook.prefetchQuery(
    { parameters, staleTime: 60_000, ...server },
    queryClient,
  );
}

export type ResolvesToNothing = Expect<
  Equal<ReturnType<typeof callInAllForms>, Promise<void>>
>;

export function callWrongly() {
  // @ts-expect-error: the client is required
  void getBook.prefetchQuery({ parameters, ...server });
  void getBook.prefetchQuery(
    // @ts-expect-error: parameters or key, not both
    { parameters, queryKey, ...server },
    queryClient,
  );
}
