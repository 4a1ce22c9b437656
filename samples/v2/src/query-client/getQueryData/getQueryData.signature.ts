/* #signature
api.<service>.<operation>.getQueryData(
  parameters: { path?, query?, header? } | QueryKey,
): TData | undefined
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { createAPIClient as createQueryableClient } from './api-queryable';
import { api, queryClient } from './client';

type Book = typeof api.books.getBook.types.data;

const parameters = { path: { bookId: 7 } } as const;
const data = api.books.getBook.getQueryData(parameters);

export type DataIsTheAnswerOrNothing = Expect<
  Equal<typeof data, Book | undefined>
>;

// A key of the operation does as well.
api.books.getBook.getQueryData(api.books.getBook.getQueryKey(parameters));

// Without required parameters the argument may be left out.
api.books.listBooks.getQueryData();
api.books.listBooks.getQueryData({});
api.status.getStatus.getQueryData();

// A client with nothing but a QueryClient has it, too.
createAPIClient({ queryClient }).books.getBook.getQueryData(parameters);

// With `--queryable-write-operations` the body is one of the parameters.
createQueryableClient({ queryClient }).books.searchBooks.getQueryData({
  body: { text: 'cosmos' },
});

const reviewsKey = api.books.listReviews.getQueryKey(parameters);
const infiniteKey = api.books.listReviews.getInfiniteQueryKey(parameters);

// @ts-expect-error: the path parameter is required
api.books.getBook.getQueryData();
// @ts-expect-error: parameters are not nested
api.books.getBook.getQueryData({ parameters });
// > The key of an infinite query is a type error
// @ts-expect-error: the key of an infinite query is another kind
api.books.listReviews.getQueryData(infiniteKey);
// @ts-expect-error: the key of another operation
api.books.getBook.getQueryData(reviewsKey);
// @ts-expect-error: mutation operations have no query data
api.books.updateBook.getQueryData(parameters);
// @ts-expect-error: a client without a QueryClient has no cache
createAPIClient().books.getBook.getQueryData(parameters);

// @ts-expect-error: the parameter is called bookId
api.books.getBook.getQueryData({ path: { id: 7 } });
// @ts-expect-error: the field is called title
export const renamed = () => data?.name;
