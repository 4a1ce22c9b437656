import { api } from './client';

// #region warm
export function warmCatalog() {
  return api.books.listBooks.prefetchInfiniteQuery({
    initialPageParam: { query: { page: 1 } },
  });
}
// #endregion warm
