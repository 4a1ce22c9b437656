import { api } from './client';

export async function findSoldOut(bookIds: number[]) {
  const { fetchQuery } = api.books.getBook;
  const books = await Promise.all(
    bookIds.map((bookId) =>
      fetchQuery({ parameters: { path: { bookId } } }),
    ),
  );
  return books.filter((book) => book.stock === 0);
}
