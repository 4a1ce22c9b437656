import { api } from './client';

// #region remove
export async function removeBook(bookId: number) {
  const { error, response } = await api.books.deleteBook({
    parameters: { path: { bookId } },
  });

  // After a 204, `data` is null.
  if (response?.ok) return;
  if (!response) throw error;
  throw new Error(`Status ${response.status}`, { cause: error });
}
// #endregion remove
