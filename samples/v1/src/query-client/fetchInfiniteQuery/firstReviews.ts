import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export async function firstReviews(bookId: number) {
  const { pages } = await qraft.books.listReviews.fetchInfiniteQuery(
    {
      parameters: { path: { bookId }, query: { limit: 1 } },
      // Its declared type is never, so no value fits.
      initialPageParam: {} as never,
      requestFn,
      baseUrl,
    },
    queryClient,
  );
  return pages.flatMap(({ items }) => items);
}
