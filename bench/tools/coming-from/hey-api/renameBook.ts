import type { QueryClient } from '@tanstack/react-query';
import { getBookOptions } from './api/@tanstack/react-query.gen';

export function renameBook(
  queryClient: QueryClient,
  bookId: number,
  title: string,
) {
  const { queryKey } = getBookOptions({ path: { bookId } });
  queryClient.setQueryData(queryKey, (book) => book && { ...book, title });
}
