import { api } from './client';

export function BasketLines({ bookIds }: { bookIds: number[] }) {
  const books = api.books.getBook.useQueries({
    queries: bookIds.map((bookId) => ({
      parameters: { path: { bookId } },
    })),
  });

  return (
    <ul>
      {books.map(({ data, isError }, index) => (
        <li key={bookIds[index]}>
          {isError ? (
            <span role="alert">Not available</span>
          ) : (
            (data?.title ?? 'Loading…')
          )}
        </li>
      ))}
    </ul>
  );
}
