/* #signature
api.<service>.<operation>.getInfiniteQueryKey(
  parameters: { path?, query?, header? },
): [schema & { infinite: true }, parameters]
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api } from './client';

const parameters = { path: { bookId: 7 } } as const;
const key = api.books.listReviews.getInfiniteQueryKey(parameters);

type Schema = typeof api.books.listReviews.schema;
type Parameters = typeof api.books.listReviews.types.parameters;

export type KeyIsATypedPair = Expect<
  Equal<typeof key, [Schema & { infinite: true }, Parameters]>
>;

api.books.listBooks.getInfiniteQueryKey();
createAPIClient().books.listReviews.getInfiniteQueryKey(parameters);

// @ts-expect-error: the path parameter is required
api.books.listReviews.getInfiniteQueryKey();
// @ts-expect-error: mutation operations have a mutation key only
api.books.createReview.getInfiniteQueryKey(parameters);

// Accepted wherever an infinite query is meant…
api.books.listReviews.getInfiniteQueryData(key);
api.books.listReviews.invalidateQueries({ queryKey: key });
// @ts-expect-error: …and nowhere else
api.books.listReviews.getQueryData(key);

// > The document declares the cursor as required.
// No operation of the bookshop has such a cursor, but one has such a year.
// @ts-expect-error: the year is required
api.orders.exportOrders.getInfiniteQueryKey({
  header: { 'X-Store-Id': 'lisbon' },
});
