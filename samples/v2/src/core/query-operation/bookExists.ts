import { api } from './client';

// #region exists
export async function bookExists(bookId: number) {
  const { error, response } = await api.books.checkBook({
    parameters: { path: { bookId } },
  });

  if (response) return response.ok;
  // An error status whose missing content is labeled as JSON
  if (error instanceof SyntaxError) return false;
  throw new Error('The bookshop is out of reach.');
}
// #endregion exists
