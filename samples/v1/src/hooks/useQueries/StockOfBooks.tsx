import { qraft } from './client';

export function StockOfBooks({ bookIds }: { bookIds: number[] }) {
  const books = qraft.books.getBook.useQueries({
    queries: bookIds.map((bookId) => ({
      parameters: { path: { bookId } },
      retry: false,
    })),
  });

  return (
    <ul>
      {books.map(({ data, isError }, index) => (
        <li key={bookIds[index]}>
          {isError && 'Not available'}
          {data && `${data.title}: ${data.stock}`}
        </li>
      ))}
    </ul>
  );
}
