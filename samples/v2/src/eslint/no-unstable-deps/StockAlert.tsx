// #region incorrect
import { useEffect } from 'react';
import { api } from './client';

export function StockAlertOnResult({ bookId }: { bookId: number }) {
  const bookQuery = api.books.getBook.useQuery({ path: { bookId } });

  useEffect(() => {
    if (bookQuery.data?.stock === 0) document.title = 'Out of stock';
  }, [bookQuery]);

  return <p>{bookQuery.isFetching ? 'Checking…' : 'Up to date'}</p>;
}
// #endregion incorrect

// #region correct
export function StockAlert({ bookId }: { bookId: number }) {
  const { data: book, isFetching } = api.books.getBook.useQuery({
    path: { bookId },
  });

  useEffect(() => {
    if (book?.stock === 0) document.title = 'Out of stock';
  }, [book]);

  return <p>{isFetching ? 'Checking…' : 'Up to date'}</p>;
}
// #endregion correct
