import { api } from './client';

/** The status of the last change of any book. */
export function lastChange() {
  const cache = api.books.updateBook.getMutationCache();
  const mutation = cache.findAll().at(-1);
  return mutation?.state.status ?? 'none';
}
