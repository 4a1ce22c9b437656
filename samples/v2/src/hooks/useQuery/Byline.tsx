import { api } from './client';

export function Byline({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });

  const authorId = book?.authorId;
  const { data: author } = api.authors.getAuthor.useQuery(
    // The type requires an id, even while the query is disabled.
    { path: { authorId: authorId ?? '' } },
    { enabled: authorId !== undefined },
  );

  if (!book) return <p>Loading…</p>;
  return (
    <p>
      {book.title} by {author?.name ?? '…'}
    </p>
  );
}
