/* #signature
qraft.<service>.<operation>.getQueryData(
  parameters: { path?, query?, header? } | QueryKey | undefined,
  queryClient: QueryClient,
): TData | undefined
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { getBook, listBooks, listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };

const data = getBook.getQueryData(parameters, queryClient);
export type DataIsTheAnswerOrNothing = Expect<
  Equal<typeof data, typeof getBook.types.data | undefined>
>;

getBook.getQueryData(getBook.getQueryKey(parameters), queryClient);
listBooks.getQueryData({}, queryClient);
qraft.status.getStatus.getQueryData(undefined, queryClient);

// @ts-expect-error: the client is missing
getBook.getQueryData(parameters);
// @ts-expect-error: the parameters cannot be left out
listBooks.getQueryData(queryClient);
// @ts-expect-error: parameters are not nested
getBook.getQueryData({ parameters }, queryClient);
// @ts-expect-error: an operation without parameters takes `undefined`
qraft.status.getStatus.getQueryData({}, queryClient);
listReviews.getQueryData(
  // @ts-expect-error: the key of an infinite query is another kind
  listReviews.getInfiniteQueryKey(parameters),
  queryClient,
);
// @ts-expect-error: mutation operations have no query data
qraft.books.updateBook.getQueryData(parameters, queryClient);
