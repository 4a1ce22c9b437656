import { api } from './client';

export function MaybeBook({ bookId }: { bookId?: number }) {
  // #region optional
  const [book] = api.books.getBook.useSuspenseQueries({
    queries:
      bookId === undefined ? [] : [{ parameters: { path: { bookId } } }],
  });
  // #endregion optional

  return <p>{book ? book.data.title : 'Choose a book.'}</p>;
}
