/* #signature
api.<service>.<operation>.cancelQueries(
  filters?: QueryFilters,
  options?: { revert?: boolean, silent?: boolean },
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;

const done = getBook.cancelQueries();
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.cancelQueries({});
void getBook.cancelQueries(
  { parameters, exact: true },
  { revert: false, silent: true },
);
void getBook.cancelQueries({ infinite: true, parameters });
void getBook.cancelQueries({ queryKey: getBook.getQueryKey(parameters) });
void getBook.cancelQueries({ predicate: ({ state }) => !state.data });
void createAPIClient({ queryClient }).books.getBook.cancelQueries();

// @ts-expect-error: mutations cannot be canceled
void api.books.updateBook.cancelQueries();
// @ts-expect-error: a client without options has no cache
void createAPIClient().books.getBook.cancelQueries();
