import { qraft } from './client';

interface Props {
  bookIds: [number, number];
}

export function BookPair({ bookIds }: Props) {
  const books = qraft.books.getBook.useSuspenseQueries({
    queries: bookIds.map((bookId) => ({
      parameters: { path: { bookId } },
    })),
  });

  return <p>{books.map(({ data }) => data.title).join(' or ')}?</p>;
}
