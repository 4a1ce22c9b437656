/* #signature
api.<service>.<operation>.setInfiniteQueryData(
  parameters: { path?, query?, header? } | InfiniteQueryKey | undefined,
  updater: Data | ((old: Data | undefined) => Data | undefined),
  options?: { updatedAt?: number },
): Data | undefined

// Data: { pages: TData[], pageParams: PartialParameters[] }
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { listReviews } = api.books;
const parameters = { path: { bookId: 7 } } as const;
const read = listReviews.getInfiniteQueryData(parameters);

const written = listReviews.setInfiniteQueryData(parameters, (old) => {
  const same: typeof read = old;
  return same;
});
export type ReturnsWhatGetReturns = Expect<
  Equal<typeof written, typeof read>
>;

const page = { items: [], nextCursor: null };
listReviews.setInfiniteQueryData(
  listReviews.getInfiniteQueryKey(parameters),
  { pages: [page], pageParams: [{}] },
  { updatedAt: Date.now() },
);
listReviews.setInfiniteQueryData(parameters, {
  pages: [page],
  pageParams: [{ query: { cursor: 'r2' } }],
} as const);
api.books.listBooks.setInfiniteQueryData(undefined, (old) => old);
createAPIClient({
  queryClient,
}).books.listReviews.setInfiniteQueryData(parameters, undefined);

// > It accepts a single page for an infinite list, and the list then fails
// > to render. Here a single page is a compile error, and so is a page
// > parameter of another shape.
// @ts-expect-error: one page is not the whole data
listReviews.setInfiniteQueryData(parameters, page);
// @ts-expect-error: pages have page parameters
listReviews.setInfiniteQueryData(parameters, { pages: [page] });
listReviews.setInfiniteQueryData(parameters, {
  pages: [page],
  // > A bare `'c2'` doesn't compile.
  // @ts-expect-error: a page parameter is a part of the parameters
  pageParams: ['r2'],
});
// @ts-expect-error: the key of the finite query is another kind
listReviews.setInfiniteQueryData(listReviews.getQueryKey(parameters), read);
// @ts-expect-error: mutation operations have no query data
api.books.createReview.setInfiniteQueryData(parameters, undefined);
