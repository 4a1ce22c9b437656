/* #signature
qraft.<service>.<operation>.setInfiniteQueryData(
  parameters: { path?, query?, header? } | InfiniteQueryKey | undefined,
  updater: Data | ((old: Data | undefined) => Data | undefined),
  queryClient: QueryClient,
): Data | undefined

// Data: { pages: TData[], pageParams: PartialParameters[] }
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { listBooks, listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };
const page = { items: [], nextCursor: null };
const read = listReviews.getInfiniteQueryData(parameters, queryClient);

const written = listReviews.setInfiniteQueryData(
  parameters,
  (old) => {
    const same: typeof read = old;
    return same;
  },
  queryClient,
);
export type ReturnsWhatGetReturns = Expect<
  Equal<typeof written, typeof read>
>;

listReviews.setInfiniteQueryData(
  listReviews.getInfiniteQueryKey(parameters),
  { pages: [page], pageParams: [{ query: { cursor: 'c2' } }] },
  queryClient,
);
listBooks.setInfiniteQueryData({}, (old) => old, queryClient);

// > In the type of 1.14.2, `options` is the fourth parameter, after the
// > client. At run time, the last argument must be the client. This call
// > therefore compiles and throws `queryClient is invalid, setQueryData method
// > does not exist`
// Compiles and throws: see restoreReviews.test.ts.
export const throws = (): unknown =>
  listBooks.setInfiniteQueryData({}, undefined, queryClient, {
    updatedAt: 0,
  });
listBooks.setInfiniteQueryData(
  {},
  undefined,
  // > Options before the client would work, but don't compile.
  // @ts-expect-error: options before the client work, but not by type
  { updatedAt: 0 },
  queryClient,
);
// @ts-expect-error: the client is missing
listReviews.setInfiniteQueryData(parameters, read);
// @ts-expect-error: one page is not the whole data
listReviews.setInfiniteQueryData(parameters, page, queryClient);
listReviews.setInfiniteQueryData(
  parameters,
  // > A plain string such as `'c2'` doesn't compile.
  // @ts-expect-error: a page parameter is a part of the parameters
  { pages: [page], pageParams: ['c2'] },
  queryClient,
);
listReviews.setInfiniteQueryData(
  // @ts-expect-error: the key of the finite query is another kind
  listReviews.getQueryKey(parameters),
  read,
  queryClient,
);

// > Write `{}` if all of them are optional, and `undefined` if the operation
// > declares none.
listBooks.setInfiniteQueryData({}, undefined, queryClient);
const { getStatus } = qraft.status;
getStatus.setInfiniteQueryData(undefined, undefined, queryClient);
// @ts-expect-error: it declares no parameters
getStatus.setInfiniteQueryData({}, undefined, queryClient);
