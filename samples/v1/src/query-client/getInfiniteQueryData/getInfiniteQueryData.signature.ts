/* #signature
qraft.<service>.<operation>.getInfiniteQueryData(
  parameters: { path?, query?, header? } | InfiniteQueryKey | undefined,
  queryClient: QueryClient,
): { pages: TData[], pageParams: PartialParameters[] } | undefined
*/
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { listBooks, listReviews } = qraft.books;
type Reviews = typeof listReviews.types.data;

const parameters = { path: { bookId: 7 } };
const data = listReviews.getInfiniteQueryData(parameters, queryClient);
type Data = NonNullable<typeof data>;

export type DataHasPagesAndTheirParameters = [
  Expect<Extends<Data, InfiniteData<Reviews, unknown>>>,
  Expect<Equal<Data['pages'], Reviews[]>>,
  Expect<Extends<{ query: { cursor: 'c2' } }, Data['pageParams'][number]>>,
  Expect<Extends<undefined, typeof data>>,
];

listReviews.getInfiniteQueryData(
  listReviews.getInfiniteQueryKey(parameters),
  queryClient,
);
listBooks.getInfiniteQueryData({}, queryClient);
qraft.status.getStatus.getInfiniteQueryData(undefined, queryClient);

// @ts-expect-error: the client is missing
listReviews.getInfiniteQueryData(parameters);
// @ts-expect-error: the parameters cannot be left out
listBooks.getInfiniteQueryData(queryClient);
listReviews.getInfiniteQueryData(
  // @ts-expect-error: the key of the finite query is another kind
  listReviews.getQueryKey(parameters),
  queryClient,
);
// @ts-expect-error: mutations have no query data
qraft.books.createReview.getInfiniteQueryData(parameters, queryClient);
