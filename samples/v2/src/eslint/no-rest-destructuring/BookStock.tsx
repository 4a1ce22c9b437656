// #region incorrect
import { api } from './client';

export function BookStockWithRest({ bookId }: { bookId: number }) {
  const { data: book, ...query } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (query.isError) return <p role="alert">The book did not load.</p>;
  return <p>{book?.stock} copies</p>;
}
// #endregion incorrect

// #region correct
export function BookStock({ bookId }: { bookId: number }) {
  const { data: book, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">The book did not load.</p>;
  return <p>{book?.stock} copies</p>;
}
// #endregion correct
