import { qraft } from './bookshop';

/** Counts the copies of a book in all shops. */
export async function countCopies(bookId: number) {
  const { data: stock, error } = await qraft.books.getBookIdStock({
    parameters: { path: { bookId } },
  });
  if (!stock) throw error;

  const counts = Object.values(stock.copies);
  return counts.reduce((sum, copies) => sum + copies, 0);
}
