import { qraft } from './bookshop';

/** Removes a book; says whether it was there. */
export async function removeBook(bookId: number) {
  const parameters = { path: { bookId } };

  const { error } = await qraft.books.deleteBook({ parameters });
  if (error) return false;

  qraft.books.getBook.removeQueries({ parameters });
  return true;
}
