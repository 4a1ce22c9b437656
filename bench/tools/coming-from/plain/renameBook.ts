import type { QueryClient } from '@tanstack/react-query';
import { bookQuery } from './books';

export function renameBook(
  queryClient: QueryClient,
  bookId: number,
  title: string,
) {
  queryClient.setQueryData(
    bookQuery(bookId).queryKey,
    (book) => book && { ...book, title },
  );
}
