import type { QueryClient } from '@tanstack/react-query';
import { $api } from './client';

export function renameBook(
  queryClient: QueryClient,
  bookId: number,
  title: string,
) {
  const { queryKey } = $api.queryOptions('get', '/books/{bookId}', {
    params: { path: { bookId } },
  });
  queryClient.setQueryData(queryKey, (book) => book && { ...book, title });
}
