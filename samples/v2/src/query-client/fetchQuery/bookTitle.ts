import { api } from './client';

// #region title
export async function loadTitle(bookId: number) {
  const book = await api.books.getBook.fetchQuery({
    parameters: { path: { bookId } },
  });
  return book.title;
}
// #endregion title
