import { api } from './client';

// #region exists
export async function bookExists(bookId: number) {
  const { response } = await api.books.checkBook({
    parameters: { path: { bookId } },
  });

  if (!response) throw new Error('The bookshop is out of reach.');
  return response.ok;
}
// #endregion exists
