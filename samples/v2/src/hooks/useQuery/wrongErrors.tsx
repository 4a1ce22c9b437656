import { api } from './client';

export function WrongErrors() {
  // #region wrong
  const book = api.books.getBook.useQuery({ path: { bookId: 99 } });
  // @ts-expect-error: it may be an Error, which has no title
  const title = book.error?.title;

  // The document declares no error for this operation.
  const authors = api.authors.listAuthors.useQuery();
  // @ts-expect-error: unknown has no message
  const message = authors.error?.message;
  // #endregion wrong

  return <p>{String(title ?? message)}</p>;
}
