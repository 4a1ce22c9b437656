import type { QueryClient } from '@tanstack/react-query';
import { getGetBookQueryOptions } from './api/catalog/catalog';

export function prefetchBook(queryClient: QueryClient, bookId: number) {
  return queryClient.prefetchQuery(getGetBookQueryOptions(bookId));
}
