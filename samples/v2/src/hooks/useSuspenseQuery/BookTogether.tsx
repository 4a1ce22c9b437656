import { api } from './client';

export function BookTogether({ bookId }: { bookId: number }) {
  // #region serial
  const { data: book } = api.books.getBook.useSuspenseQuery({
    path: { bookId },
  });
  // Starts only when the book has arrived.
  const { data: stock } = api.books.getBookIdStock.useSuspenseQuery({
    path: { bookId },
    header: { 'X-Store-Id': 'porto' },
  });
  // #endregion serial

  return (
    <p>
      {book.title}: {stock.copies.porto ?? 0} in Porto
    </p>
  );
}
