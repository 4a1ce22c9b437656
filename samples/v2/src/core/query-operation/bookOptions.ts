import { queryOptions } from '@tanstack/react-query';
import { api } from './client';

/** For hooks that operations don't have, such as `usePrefetchQuery()`. */
export function bookOptions(bookId: number) {
  return queryOptions({
    queryKey: api.books.getBook.getQueryKey({ path: { bookId } }),
    queryFn: async ({ queryKey, signal }) => {
      const result = await api.books.getBook({ queryKey, signal });

      if ('error' in result) throw result.error;
      return result.data;
    },
  });
}
