import { api } from './client';

/** A router passes everything from the URL as text. */
export function BookRoute({ params }: { params: { bookId: string } }) {
  const bookId = Number(params.bookId);
  const isValid = Number.isInteger(bookId);
  const { data, isError } = api.books.getBook.useQuery(
    { path: { bookId } },
    { enabled: isValid },
  );

  if (!isValid) return <p>This address does not name a book.</p>;
  if (isError) return <p role="alert">The book could not be loaded.</p>;
  return <p>{data?.title ?? 'Loading…'}</p>;
}
