import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

type PageParam = { query?: { cursor?: string } };

export async function allReviews(bookId: number) {
  const { listReviews } = qraft.books;
  const parameters = { path: { bookId }, query: { limit: 2 } };
  const initialPageParam: PageParam = {};

  const { pages } = await queryClient.fetchInfiniteQuery({
    queryKey: listReviews.getInfiniteQueryKey(parameters),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...parameters.query, ...pageParam.query };
      return listReviews(
        { parameters: { ...parameters, query }, baseUrl, signal },
        requestFn,
      );
    },
    initialPageParam,
    pages: Infinity,
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
    staleTime: 60_000,
  });
  return pages.flatMap(({ items }) => items);
}
