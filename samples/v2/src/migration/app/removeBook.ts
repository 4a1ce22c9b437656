import { qraft } from './bookshop';

/** Removes a book; says whether it was there. */
export async function removeBook(bookId: number) {
  const parameters = { path: { bookId } };

  const { response } = await qraft.books.deleteBook({ parameters });
  if (!response?.ok) return false;

  qraft.books.getBook.removeQueries({ parameters });
  return true;
}
