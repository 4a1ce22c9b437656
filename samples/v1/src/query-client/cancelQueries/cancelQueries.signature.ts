/* #signature
qraft.<service>.<operation>.cancelQueries(queryClient): Promise<void>

qraft.<service>.<operation>.cancelQueries(
  filters: QueryFilters,
  queryClient: QueryClient,
): Promise<void>

qraft.<service>.<operation>.cancelQueries(
  filters: QueryFilters,
  options: { revert?: boolean, silent?: boolean },
  queryClient: QueryClient,
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

const done = getBook.cancelQueries(queryClient);
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.cancelQueries({ parameters, exact: true }, queryClient);
void getBook.cancelQueries({ infinite: true }, queryClient);
void getBook.cancelQueries(
  {},
  { revert: false, silent: true },
  queryClient,
);

// @ts-expect-error: the client is required
void (() => getBook.cancelQueries());
// @ts-expect-error: one argument is the client
void (() => getBook.cancelQueries({ parameters }));
// @ts-expect-error: operations that write do not have it
void (() => qraft.books.updateBook.cancelQueries(queryClient));
