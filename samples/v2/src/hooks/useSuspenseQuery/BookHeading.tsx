import { api } from './client';

export function BookHeading({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useSuspenseQuery({
    path: { bookId },
  });

  return <h1>{book.title}</h1>;
}
