/* #signature
api.<service>.<operation>.getInfiniteQueryData(
  parameters: { path?, query?, header? } | InfiniteQueryKey,
): { pages: TData[], pageParams: PartialParameters[] } | undefined
*/
import type { InfiniteData } from '@tanstack/react-query';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

type Reviews = typeof api.books.listReviews.types.data;

const parameters = { path: { bookId: 7 } } as const;
const data = api.books.listReviews.getInfiniteQueryData(parameters);
type Data = NonNullable<typeof data>;

export type DataHasPagesAndTheirParameters = [
  Expect<Extends<Data, InfiniteData<Reviews, unknown>>>,
  Expect<Equal<Data['pages'], Reviews[]>>,
  Expect<Extends<{ query: { cursor: 'r2' } }, Data['pageParams'][number]>>,
  Expect<Extends<object, Data['pageParams'][number]>>,
  Expect<Extends<undefined, typeof data>>,
];

api.books.listReviews.getInfiniteQueryData(
  api.books.listReviews.getInfiniteQueryKey(parameters),
);
api.books.listBooks.getInfiniteQueryData();
createAPIClient({
  queryClient,
}).books.listReviews.getInfiniteQueryData(parameters);

const finiteKey = api.books.listReviews.getQueryKey(parameters);

// @ts-expect-error: the path parameter is required
api.books.listReviews.getInfiniteQueryData();
// @ts-expect-error: the key of the finite query is another kind
api.books.listReviews.getInfiniteQueryData(finiteKey);
// @ts-expect-error: mutation operations have no query data
api.books.createReview.getInfiniteQueryData(parameters);

// > The type of `pageParams` doesn't include `undefined`.
export type PageParametersAreDefined = Expect<
  Extends<Data['pageParams'][number], object>
>;
