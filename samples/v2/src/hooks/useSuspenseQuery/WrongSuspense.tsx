import { api } from './client';

export function WrongSuspense({ bookId }: { bookId: number }) {
  // #region wrong
  const book = api.books.getBook.useSuspenseQuery({ path: { bookId } });
  // @ts-expect-error: the hook returns a result, the book is in its data
  const title = book.title;

  api.books.listBooks.useSuspenseQuery(undefined, {
    // @ts-expect-error: a suspense query cannot be switched off
    enabled: false,
  });
  // #endregion wrong

  return <p>{String(title)}</p>;
}
