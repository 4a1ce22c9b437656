import { api } from './client';

const ONE_HOUR = 60 * 60 * 1000;

// #region describe
/** Loads a book, then its author. */
export async function describeBook(bookId: number) {
  const { title, authorId } = await api.books.getBook.fetchQuery({
    parameters: { path: { bookId } },
    staleTime: 60_000,
  });
  const { name } = await api.authors.getAuthor.fetchQuery({
    parameters: { path: { authorId } },
    staleTime: ONE_HOUR,
  });
  return `${title} by ${name}`;
}
// #endregion describe
