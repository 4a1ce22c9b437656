import { api } from './client';

export async function showReadersNextBook(bookId: number) {
  // #region methods
  const parameters = { path: { bookId } };

  // Load the book before a component needs it, and read it from the cache.
  await api.books.getBook.prefetchQuery({ parameters });
  const cached = api.books.getBook.getQueryData(parameters);

  // Mark the cached books as stale, whatever their ids are.
  await api.books.getBook.invalidateQueries();

  // Make the request itself: no cache, no React.
  const { data, error } = await api.books.getBook({ parameters });
  // #endregion methods
  return { cached, data, error };
}
