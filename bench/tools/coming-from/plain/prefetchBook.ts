import type { QueryClient } from '@tanstack/react-query';
import { bookQuery } from './books';

export function prefetchBook(queryClient: QueryClient, bookId: number) {
  return queryClient.prefetchQuery(bookQuery(bookId));
}
