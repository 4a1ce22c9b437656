import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export function warmCatalog() {
  return qraft.books.listBooks.prefetchInfiniteQuery(
    {
      parameters: { query: { inStock: true } },
      // An empty page parameter. The option has the type never.
      initialPageParam: {} as never,
      requestFn,
      baseUrl,
    },
    queryClient,
  );
}
