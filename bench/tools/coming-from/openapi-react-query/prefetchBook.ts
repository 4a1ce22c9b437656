import type { QueryClient } from '@tanstack/react-query';
import { $api } from './client';

export function prefetchBook(queryClient: QueryClient, bookId: number) {
  return queryClient.prefetchQuery(
    $api.queryOptions('get', '/books/{bookId}', {
      params: { path: { bookId } },
    }),
  );
}
