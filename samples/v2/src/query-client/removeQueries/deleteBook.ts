import { api } from './client';

export async function deleteBook(bookId: number) {
  const parameters = { path: { bookId } };

  const { error, response } = await api.books.deleteBook({ parameters });
  if (!response?.ok) throw error;

  api.books.getBook.removeQueries({ parameters });
  await api.books.listBooks.invalidateQueries();
}
