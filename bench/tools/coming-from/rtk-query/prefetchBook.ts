import { api } from './api/api';

export function usePrefetchBook() {
  const prefetch = api.usePrefetch('getBook');
  return (bookId: number) => prefetch({ bookId });
}
