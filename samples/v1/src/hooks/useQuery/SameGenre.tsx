import { qraft } from './client';

export function SameGenre({ bookId }: { bookId: number }) {
  const { data: book } = qraft.books.getBook.useQuery({
    path: { bookId },
  });

  const { data: list } = qraft.books.listBooks.useQuery(
    { query: { genre: book?.genre } },
    // Without it, the list of all books is loaded first.
    { enabled: book !== undefined },
  );

  if (!book || !list) return <p>Loading…</p>;
  return (
    <p>
      {list.total - 1} more like {book.title}
    </p>
  );
}
