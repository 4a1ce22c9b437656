import { api } from './client';

// #region exists
export async function bookExists(bookId: number) {
  const { error, response } = await api.books.checkBook({
    parameters: { path: { bookId } },
  });

  if (response) return response.ok;
  // An error status without a body, but with a JSON content type
  if (error instanceof SyntaxError) return false;
  throw new Error('The bookshop cannot be reached.');
}
// #endregion exists
