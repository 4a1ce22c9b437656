/* #signature
qraft.<service>.<operation>.removeQueries(queryClient: QueryClient): void

qraft.<service>.<operation>.removeQueries(
  filters: QueryFilters,
  queryClient: QueryClient,
): void
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };

const nothing = getBook.removeQueries(queryClient);
export type ReturnsNothing = Expect<Equal<typeof nothing, void>>;

getBook.removeQueries({}, queryClient);
getBook.removeQueries(
  { infinite: false, parameters, exact: true },
  queryClient,
);
getBook.removeQueries(
  { queryKey: getBook.getQueryKey(parameters) },
  queryClient,
);
listBooks.removeQueries({ infinite: true, type: 'inactive' }, queryClient);

// @ts-expect-error: the client is missing
getBook.removeQueries();
// @ts-expect-error: parameters go into a filter
getBook.removeQueries(parameters, queryClient);
// @ts-expect-error: there are no options
getBook.removeQueries({}, {}, queryClient);
// @ts-expect-error: mutation operations have no queries
qraft.books.updateBook.removeQueries(queryClient);

// > `{ queryKey: undefined }` compiles
getBook.removeQueries({ queryKey: undefined }, queryClient);

// > Without it, the argument of the predicate is implicitly `any`, which
// > doesn't compile in strict mode.
getBook.removeQueries(
  // @ts-expect-error: `infinite` is missing
  { predicate: (query) => query !== undefined },
  queryClient,
);
