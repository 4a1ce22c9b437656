import type { QueryClient } from '@tanstack/react-query';
import { getGetBookQueryOptions } from './api/catalog/catalog';

export function renameBook(
  queryClient: QueryClient,
  bookId: number,
  title: string,
) {
  const { queryKey } = getGetBookQueryOptions(bookId);
  queryClient.setQueryData(queryKey, (book) =>
    book?.status === 200
      ? { ...book, data: { ...book.data, title } }
      : book,
  );
}
