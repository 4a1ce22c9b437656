import { api } from './client';

// #region remove
export async function removeBook(bookId: number) {
  const { error, response } = await api.books.deleteBook({
    parameters: { path: { bookId } },
  });

  // `data` is null: there is nothing to read after a 204.
  if (response?.ok) return;
  throw error ?? new Error(`Status ${response?.status}`);
}
// #endregion remove
