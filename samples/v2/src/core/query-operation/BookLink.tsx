import { usePrefetchQuery } from '@tanstack/react-query';
import { bookOptions } from './bookOptions';
import { api } from './client';

export function BookLink({ bookId }: { bookId: number }) {
  usePrefetchQuery(bookOptions(bookId));

  return <a href={`/books/${bookId}`}>Book {bookId}</a>;
}

export function BookHeading({ bookId }: { bookId: number }) {
  // The same key, so this reads what the link has prefetched.
  const { data: book } = api.books.getBook.useQuery(
    { path: { bookId } },
    { staleTime: 60_000 },
  );

  return <h1>{book?.title ?? 'Loading…'}</h1>;
}
