import type { QueryClient } from '@tanstack/react-query';
import { getBookQueryOptions } from './api/hooks';

export function prefetchBook(queryClient: QueryClient, bookId: number) {
  return queryClient.prefetchQuery(getBookQueryOptions(bookId));
}
