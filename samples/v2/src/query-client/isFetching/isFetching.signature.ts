/* #signature
api.<service>.<operation>.isFetching(
  filters?: QueryFilters,
): number
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;

const count = getBook.isFetching();
export type ReturnsANumber = Expect<Equal<typeof count, number>>;

getBook.isFetching({});
getBook.isFetching({ parameters, exact: true, type: 'active' });
getBook.isFetching({ infinite: true, stale: true });
getBook.isFetching({ queryKey: getBook.getQueryKey(parameters) });
getBook.isFetching({ predicate: ({ state }) => !state.data });
// > `fetchStatus` has no effect:
// It is accepted, but has no effect: see isFetching.test.ts.
getBook.isFetching({ fetchStatus: 'idle' });
// > `{ queryKey: undefined }` compiles
getBook.isFetching({ queryKey: undefined });
createAPIClient({ queryClient }).books.getBook.isFetching();

// @ts-expect-error: filters, not parameters
getBook.isFetching(parameters);
// @ts-expect-error: a client without options has no cache
createAPIClient().books.getBook.isFetching();
// @ts-expect-error: mutations are counted by isMutating
api.books.updateBook.isFetching();
