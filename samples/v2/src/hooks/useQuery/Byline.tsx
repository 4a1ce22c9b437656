import { api } from './client';

export function Byline({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });

  const authorId = book?.authorId;
  const { data: author } = api.authors.getAuthor.useQuery(
    // The types want an id even while there is none.
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
