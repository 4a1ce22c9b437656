import { qraft } from './client';

export function SameGenre({ bookId }: { bookId: number }) {
  const { data: book } = qraft.books.getBook.useQuery({
    path: { bookId },
  });

  const { data: list } = qraft.books.listBooks.useQuery(
    { query: { genre: book?.genre } },
    // Otherwise, the list of all books would load first.
    { enabled: book !== undefined },
  );

  if (!book || !list) return <p>Loading…</p>;
  return (
    <p>
      {list.total - 1} more like {book.title}
    </p>
  );
}
