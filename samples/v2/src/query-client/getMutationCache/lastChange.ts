import { api } from './client';

/** How the last change of any book went, for a status line. */
export function lastChange() {
  const cache = api.books.updateBook.getMutationCache();
  const mutation = cache.findAll().at(-1);
  return mutation?.state.status ?? 'none';
}
