import { baseUrl, qraft, queryClient } from './bookshop';
import { shopRequestFn } from './shopRequestFn';

/** Removes a book; says whether it was there. */
export async function removeBook(bookId: number) {
  const parameters = { path: { bookId } };

  try {
    await qraft.books.deleteBook(
      { parameters, body: undefined, baseUrl },
      shopRequestFn,
    );
  } catch {
    return false;
  }

  qraft.books.getBook.removeQueries({ parameters }, queryClient);
  return true;
}
