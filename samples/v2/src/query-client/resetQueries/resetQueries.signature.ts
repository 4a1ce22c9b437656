/* #signature
api.<service>.<operation>.resetQueries(
  filters?: QueryFilters,
  options?: { throwOnError?: boolean, cancelRefetch?: boolean },
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;

const done = getBook.resetQueries();
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.resetQueries({});
void getBook.resetQueries(
  { parameters, exact: true },
  { throwOnError: true, cancelRefetch: false },
);
void getBook.resetQueries({ infinite: true, type: 'active' });
void getBook.resetQueries({ queryKey: getBook.getQueryKey(parameters) });
void createAPIClient({ queryClient }).books.getBook.resetQueries();

// @ts-expect-error: refetchType belongs to invalidateQueries
void getBook.resetQueries({ refetchType: 'none' });
// @ts-expect-error: a client without options has no cache
void createAPIClient().books.getBook.resetQueries();

// > No effect, because the reset has already aborted the requests.
void api.books.getBook.resetQueries({}, { cancelRefetch: false });
