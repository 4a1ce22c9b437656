/* #signature
qraft.<service>.<operation>.getInfiniteQueryKey(
  parameters: { path?, query?, header? },
): [schema & { infinite: true }, parameters]
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft, queryClient } from './client';

const { listReviews, listBooks, updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const key = listReviews.getInfiniteQueryKey(parameters);

type Schema = typeof listReviews.schema;

export type KeyIsATypedPair = Expect<
  Equal<typeof key, [Schema & { infinite: true }, typeof parameters]>
>;

listBooks.getInfiniteQueryKey({});
qraft.authors.listAuthors.getInfiniteQueryKey({ query: {} });
listReviews.getInfiniteQueryData(key, queryClient);
void listReviews.invalidateQueries({ queryKey: key }, queryClient);

// @ts-expect-error: parameters are required here, unlike in getQueryKey()
void (() => listBooks.getInfiniteQueryKey());
// @ts-expect-error: the path parameter is required
listReviews.getInfiniteQueryKey({});
// @ts-expect-error: mutation operations have a mutation key only
void (() => updateBook.getInfiniteQueryKey(parameters));
// @ts-expect-error: the key of pages is not the key of one response
listReviews.getQueryData(key, queryClient);

// > TanStack Query's own methods accept any key, so this mistake compiles there.
queryClient.getQueryData(key);

// > Pass `{}` if all parameters are optional, and `undefined` if the operation
// > declares none.
listBooks.getInfiniteQueryKey({});
qraft.status.getStatus.getInfiniteQueryKey(undefined);
// @ts-expect-error: it declares no parameters
qraft.status.getStatus.getInfiniteQueryKey({});
