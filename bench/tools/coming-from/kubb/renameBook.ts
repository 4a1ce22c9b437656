import type { QueryClient } from '@tanstack/react-query';
import { getBookQueryOptions } from './api/hooks';

export function renameBook(
  queryClient: QueryClient,
  bookId: number,
  title: string,
) {
  const { queryKey } = getBookQueryOptions(bookId);
  queryClient.setQueryData(queryKey, (book) => book && { ...book, title });
}
