import type { components } from './api';
import { baseUrl, qraft } from './bookshop';
import { shopRequestFn } from './shopRequestFn';

type Stock = components['schemas']['Stock'];

/** Counts the copies of a book in all shops. */
export async function countCopies(bookId: number) {
  const stock = await qraft.books.getBooksStock.queryFn(
    { parameters: { path: { bookId } } },
    (schema, info) => shopRequestFn<Stock>(schema, { ...info, baseUrl }),
  );

  const counts = Object.values(stock.copies);
  return counts.reduce((sum, copies) => sum + copies, 0);
}
