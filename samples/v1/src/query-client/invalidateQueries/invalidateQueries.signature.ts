/* #signature
qraft.<service>.<operation>.invalidateQueries(queryClient): Promise<void>

qraft.<service>.<operation>.invalidateQueries(
  filters: QueryFilters & { refetchType? },
  queryClient: QueryClient,
): Promise<void>

qraft.<service>.<operation>.invalidateQueries(
  filters: QueryFilters & { refetchType? },
  options: { throwOnError?: boolean, cancelRefetch?: boolean },
  queryClient: QueryClient,
): Promise<void>
*/
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };

const done = getBook.invalidateQueries(queryClient);
export type ReturnsNothing = Expect<Equal<typeof done, Promise<void>>>;

void getBook.invalidateQueries({}, queryClient);
void getBook.invalidateQueries(
  { parameters, exact: true, refetchType: 'all', stale: false },
  { throwOnError: true, cancelRefetch: false },
  queryClient,
);
void listBooks.invalidateQueries({ infinite: true }, queryClient);
void listBooks.invalidateQueries(
  { parameters: { query: { genre: 'poetry' } }, type: 'active' },
  queryClient,
);
void getBook.invalidateQueries(
  { queryKey: getBook.getQueryKey(parameters) },
  queryClient,
);
void getBook.invalidateQueries(
  {
    infinite: false,
    predicate: ({ state }) => {
      type Book = components['schemas']['Book'];
      const isTyped: Expect<Equal<typeof state.data, Book | undefined>> =
        true;
      return isTyped && state.data?.stock === 0;
    },
  },
  queryClient,
);
void listBooks.invalidateQueries(
  {
    infinite: true,
    predicate: ({ state }) => (state.data?.pages.length ?? 0) > 1,
  },
  queryClient,
);

// @ts-expect-error: the client is required
void (() => getBook.invalidateQueries());
// @ts-expect-error: one argument is the client
void (() => getBook.invalidateQueries({ parameters }));
// @ts-expect-error: the client is the last argument
void (() => getBook.invalidateQueries(queryClient, { parameters }));
// > Without `infinite` or a `queryKey`, the compiler can't tell which. The
// > argument is then implicitly `any`, which is an error under `strict`.
void getBook.invalidateQueries(
  // @ts-expect-error: without infinite, the query has no type
  { predicate: (query) => query !== undefined },
  queryClient,
);
// > With a `queryKey`, leave `infinite` out: the key says which kind it is.
const queryKey = getBook.getQueryKey(parameters);
void getBook.invalidateQueries(
  { queryKey, predicate: (query) => query.state.data?.stock === 0 },
  queryClient,
);
void getBook.invalidateQueries(
  // @ts-expect-error: the key says it
  { queryKey, infinite: false },
  queryClient,
);
void getBook.invalidateQueries(
  // @ts-expect-error: exact asks for complete parameters
  { exact: true },
  queryClient,
);

// > `{ queryKey: undefined }` compiles.
void getBook.invalidateQueries({ queryKey: undefined }, queryClient);

// > pass `{}` if all of them are optional, and `undefined` if the operation
// > declares none.
const { getStatus } = qraft.status;
listBooks.getQueryData({}, queryClient);
getStatus.getQueryData(undefined, queryClient);
// @ts-expect-error: it declares no parameters
getStatus.getQueryData({}, queryClient);
// @ts-expect-error: the parameters can't be omitted
listBooks.getQueryData(queryClient);
