import { BOOK_STALE_TIME } from './BookLink';
import { api } from './client';

// #region page
export function BookPage({ bookId }: { bookId: number }) {
  const { data: book, isError } = api.books.getBook.useQuery(
    { path: { bookId } },
    { staleTime: BOOK_STALE_TIME },
  );

  if (isError) return <p role="alert">This book cannot be shown.</p>;
  return <h1>{book ? book.title : 'Loading…'}</h1>;
}
// #endregion page
