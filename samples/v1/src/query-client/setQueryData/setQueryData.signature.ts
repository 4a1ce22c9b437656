/* #signature
qraft.<service>.<operation>.setQueryData(
  parameters: { path?, query?, header? } | QueryKey | undefined,
  updater: TData | ((old: TData | undefined) => TData | undefined),
  queryClient: QueryClient,
): TData | undefined

qraft.<service>.<operation>.setQueryData(
  parameters,
  updater,
  options: { updatedAt?: number },
  queryClient: QueryClient,
): TData | undefined
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
declare const book: Book;
type Book = typeof getBook.types.data;

const { getBook, listBooks } = qraft.books;
const { getStatus } = qraft.status;
const parameters = { path: { bookId: 7 } };

const written = getBook.setQueryData(
  parameters,
  (old) => {
    const same: Book | undefined = old;
    return same;
  },
  queryClient,
);
export type ReturnsTheWrittenData = Expect<
  Equal<typeof written, Book | undefined>
>;

getBook.setQueryData(parameters, book, { updatedAt: 0 }, queryClient);
getBook.setQueryData(getBook.getQueryKey(parameters), book, queryClient);
getBook.setQueryData(parameters, undefined, queryClient);
listBooks.setQueryData({}, (old) => old, queryClient);
getStatus.setQueryData(
  undefined,
  { status: 'ok', version: '1.4.0' },
  queryClient,
);

// @ts-expect-error: the client is missing
getBook.setQueryData(parameters, book);
// @ts-expect-error: options come before the client
getBook.setQueryData(parameters, book, queryClient, { updatedAt: 0 });
// @ts-expect-error: a part of the data is not enough
getBook.setQueryData(parameters, { stock: 4 }, queryClient);
// @ts-expect-error: no parameters are `undefined`, not an empty object
getStatus.setQueryData({}, undefined, queryClient);
getBook.setQueryData(
  // @ts-expect-error: the key of an infinite query is another kind
  getBook.getInfiniteQueryKey(parameters),
  book,
  queryClient,
);
// @ts-expect-error: mutation operations have no query data
qraft.books.updateBook.setQueryData(parameters, book, queryClient);
