import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export async function firstReviews(bookId: number) {
  const { pages } = await qraft.books.listReviews.fetchInfiniteQuery(
    {
      parameters: { path: { bookId }, query: { limit: 1 } },
      // The type of this option is never. See below.
      initialPageParam: {} as never,
      requestFn,
      baseUrl,
    },
    queryClient,
  );
  return pages.flatMap(({ items }) => items);
}
