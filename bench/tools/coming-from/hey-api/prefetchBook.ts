import type { QueryClient } from '@tanstack/react-query';
import { getBookOptions } from './api/@tanstack/react-query.gen';

export function prefetchBook(queryClient: QueryClient, bookId: number) {
  return queryClient.prefetchQuery(getBookOptions({ path: { bookId } }));
}
