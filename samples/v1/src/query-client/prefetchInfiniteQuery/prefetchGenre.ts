import { requestFn } from '@openapi-qraft/react';
import type { QueryClient } from '@tanstack/react-query';
import { baseUrl, qraft } from './client';

const { listBooks } = qraft.books;
type BookPage = typeof listBooks.types.data;
type PageParam = { query?: { page?: number } };

/** Options that the list and its prefetch share. */
export const pagesOfBooks = {
  initialPageParam: { query: { page: 1 } } as PageParam,
  getNextPageParam: ({ page, pageSize, total }: BookPage) =>
    page * pageSize < total ? { query: { page: page + 1 } } : undefined,
  staleTime: 60_000,
};

export function prefetchFiction(queryClient: QueryClient) {
  const genre = 'fiction';

  return queryClient.prefetchInfiniteQuery({
    ...pagesOfBooks,
    pages: 2,
    queryKey: listBooks.getInfiniteQueryKey({ query: { genre } }),
    queryFn: ({ pageParam, signal }) =>
      listBooks(
        {
          parameters: { query: { genre, ...pageParam.query } },
          baseUrl,
          signal,
        },
        requestFn,
      ),
  });
}
