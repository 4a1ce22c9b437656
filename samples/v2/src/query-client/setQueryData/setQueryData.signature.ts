/* #signature
api.<service>.<operation>.setQueryData(
  parameters: { path?, query?, header? } | QueryKey | undefined,
  updater: TData | ((old: TData | undefined) => TData | undefined),
  options?: { updatedAt?: number },
): TData | undefined
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

type Book = typeof api.books.getBook.types.data;

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;
declare const book: Book;

const written = getBook.setQueryData(parameters, (old) => {
  const same: Book | undefined = old;
  return same;
});
export type ReturnsTheWrittenData = Expect<
  Equal<typeof written, Book | undefined>
>;

getBook.setQueryData(parameters, book, { updatedAt: Date.now() });
getBook.setQueryData(getBook.getQueryKey(parameters), book);
getBook.setQueryData(parameters, undefined);

// > `readonly` types are accepted as new data.
getBook.setQueryData(parameters, { ...book, tags: ['new'] } as const);

// The first argument cannot be left out, but it can be undefined.
const status = { status: 'ok', version: '1.4.0' } as const;
// > For an entry without parameters, pass `undefined`.
api.status.getStatus.setQueryData(undefined, status);
api.books.listBooks.setQueryData(undefined, (old) => old);
createAPIClient({ queryClient }).books.getBook.setQueryData(
  parameters,
  book,
);

// @ts-expect-error: the data is missing
getBook.setQueryData(parameters);
// @ts-expect-error: the first argument is missing
api.status.getStatus.setQueryData(status);
// @ts-expect-error: a part of the data is not enough
getBook.setQueryData(parameters, { stock: 4 });
// @ts-expect-error: the key of an infinite query is another kind
getBook.setQueryData(getBook.getInfiniteQueryKey(parameters), book);
// @ts-expect-error: mutation operations have no query data
api.books.updateBook.setQueryData(parameters, book);

// > The old data is typed as mutable
getBook.setQueryData(parameters, (old) => {
  if (old) old.title = 'Do not write like this';
  return old;
});
