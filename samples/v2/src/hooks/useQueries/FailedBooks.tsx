import { api } from './client';

export function FailedBooks({ bookIds }: { bookIds: number[] }) {
  const books = api.books.getBook.useQueries({
    queries: bookIds.map((bookId) => ({
      parameters: { path: { bookId } },
      retry: false,
    })),
  });

  const failed = books.filter(({ isError }) => isError);
  if (failed.length === 0) {
    const areLoaded = books.every(({ isSuccess }) => isSuccess);
    return <p>{areLoaded ? 'All books are there.' : 'Loading…'}</p>;
  }

  return (
    <p role="alert">
      {failed.length} of {books.length} books did not load.{' '}
      <button onClick={() => failed.forEach(({ refetch }) => refetch())}>
        Try again
      </button>
    </p>
  );
}
