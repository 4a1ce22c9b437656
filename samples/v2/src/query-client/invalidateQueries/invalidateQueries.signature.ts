/* #signature
api.<service>.<operation>.invalidateQueries(
  filters?: QueryFilters & {
    refetchType?: 'active' | 'inactive' | 'all' | 'none',
  },
  options?: { throwOnError?: boolean, cancelRefetch?: boolean },
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook, listBooks } = api.books;
const parameters = { path: { bookId: 7 } } as const;

const done = getBook.invalidateQueries();
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.invalidateQueries({});
void getBook.invalidateQueries(
  { parameters, exact: true, type: 'active', refetchType: 'none' },
  { throwOnError: true, cancelRefetch: false },
);
void getBook.invalidateQueries({ stale: true, fetchStatus: 'idle' });
void getBook.invalidateQueries({
  queryKey: getBook.getQueryKey(parameters),
  exact: true,
});
void listBooks.invalidateQueries({ parameters: { query: { page: 2 } } });

// The kind decides what the predicate sees.
void listBooks.invalidateQueries({
  predicate: ({ queryKey, state }) =>
    queryKey[1]?.query?.page === 2 || state.data?.total === 0,
});
void listBooks.invalidateQueries({
  infinite: true,
  predicate: ({ state }) => state.data?.pages[0]?.total === 0,
});

// A client without requests can invalidate.
void createAPIClient({ queryClient }).books.getBook.invalidateQueries({
  parameters,
});

// @ts-expect-error: exact needs parameters or a key
void getBook.invalidateQueries({ exact: true });
// @ts-expect-error: exact needs complete parameters
void getBook.invalidateQueries({ exact: true, parameters: {} });
const queryKey = getBook.getQueryKey(parameters);
// @ts-expect-error: the key says whether it is infinite
void getBook.invalidateQueries({ infinite: true, queryKey });
// @ts-expect-error: one or the other
void getBook.invalidateQueries({ parameters, queryKey });
// @ts-expect-error: a client without options has no cache
void createAPIClient().books.getBook.invalidateQueries();
// @ts-expect-error: mutations are not invalidated
void api.books.updateBook.invalidateQueries();

// > `{ queryKey: undefined }` compiles
void getBook.invalidateQueries({ queryKey: undefined });
