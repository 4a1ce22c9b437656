/* #signature
qraft.<service>.<operation>.resetQueries(
  queryClient: QueryClient,
): Promise<void>

qraft.<service>.<operation>.resetQueries(
  filters: QueryFilters,
  queryClient: QueryClient,
): Promise<void>

qraft.<service>.<operation>.resetQueries(
  filters: QueryFilters,
  options: { throwOnError?: boolean, cancelRefetch?: boolean },
  queryClient: QueryClient,
): Promise<void>
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

const done = getBook.resetQueries(queryClient);
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.resetQueries({}, queryClient);
void getBook.resetQueries(
  { infinite: false, parameters, exact: true },
  { throwOnError: true, cancelRefetch: false },
  queryClient,
);
void getBook.resetQueries({ infinite: true, type: 'active' }, queryClient);

// @ts-expect-error: the client is missing
void getBook.resetQueries();
// @ts-expect-error: the options come before the client
void getBook.resetQueries({}, queryClient, { throwOnError: true });
// @ts-expect-error: refetchType belongs to invalidateQueries
void getBook.resetQueries({ refetchType: 'none' }, queryClient);
// @ts-expect-error: mutation operations have no queries
void qraft.books.updateBook.resetQueries(queryClient);
