/* #signature
qraft.<service>.<operation>.refetchQueries(queryClient): Promise<void>

qraft.<service>.<operation>.refetchQueries(
  filters: QueryFilters,
  queryClient: QueryClient,
): Promise<void>

qraft.<service>.<operation>.refetchQueries(
  filters: QueryFilters,
  options: { throwOnError?: boolean, cancelRefetch?: boolean },
  queryClient: QueryClient,
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

const done = getBook.refetchQueries(queryClient);
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.refetchQueries({}, queryClient);
void getBook.refetchQueries(
  { parameters, exact: true, type: 'active' },
  { throwOnError: true, cancelRefetch: false },
  queryClient,
);
void getBook.refetchQueries({ infinite: true, stale: true }, queryClient);
void getBook.refetchQueries(
  { queryKey: getBook.getQueryKey(parameters) },
  queryClient,
);

// @ts-expect-error: the client is required
void (() => getBook.refetchQueries());
// @ts-expect-error: the client is last
void (() => getBook.refetchQueries(queryClient, {}));
void getBook.refetchQueries(
  // > `refetchType` doesn't compile here.
  // @ts-expect-error: refetchType belongs to invalidateQueries
  { refetchType: 'all' },
  queryClient,
);
