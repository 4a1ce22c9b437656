/* #signature
qraft.<service>.<operation>.isFetching(queryClient: QueryClient): number

qraft.<service>.<operation>.isFetching(
  filters: QueryFilters,
  queryClient: QueryClient,
): number
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

const count = getBook.isFetching(queryClient);
export type ReturnsANumber = Expect<Equal<typeof count, number>>;

getBook.isFetching({}, queryClient);
getBook.isFetching({ parameters, exact: true }, queryClient);
getBook.isFetching({ infinite: true, type: 'active' }, queryClient);
getBook.isFetching({ fetchStatus: 'paused' }, queryClient);

// @ts-expect-error: the client is required
void (() => getBook.isFetching());
// @ts-expect-error: one argument is the client
void (() => getBook.isFetching({ parameters }));
// @ts-expect-error: mutations are counted by isMutating()
void (() => qraft.books.updateBook.isFetching(queryClient));
