import { api } from './client';

export function CatalogProgress() {
  const loading = api.books.listBooks.useIsFetching();

  return loading > 0 ? <progress aria-label="Loading books" /> : null;
}
