/* #signature
api.<service>.<operation>.removeQueries(
  filters?: QueryFilters,
): void
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;

export type ReturnsNothing = Expect<
  Equal<ReturnType<typeof getBook.removeQueries>, void>
>;

getBook.removeQueries();
getBook.removeQueries({});
getBook.removeQueries({ parameters, exact: true, type: 'inactive' });
getBook.removeQueries({ infinite: true, stale: true });
getBook.removeQueries({ queryKey: getBook.getQueryKey(parameters) });
createAPIClient({ queryClient }).books.getBook.removeQueries();

// @ts-expect-error: there are no options
getBook.removeQueries({}, {});
// @ts-expect-error: filters, not parameters
getBook.removeQueries(parameters);
