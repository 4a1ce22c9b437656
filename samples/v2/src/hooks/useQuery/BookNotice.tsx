import { api } from './client';

export function BookNotice({ bookId }: { bookId: number }) {
  const { data, error, isPending, isError } = api.books.getBook.useQuery(
    { path: { bookId } },
    {
      // Retries all but a 404 with a body. Without a body, problem is null.
      retry: (failures, problem) => problem?.status !== 404 && failures < 3,
    },
  );

  if (isPending) return <p>Loading…</p>;
  if (error instanceof Error) {
    return <p role="alert">No valid response: {error.message}</p>;
  }
  if (isError) {
    const message = error?.detail ?? error?.title;
    return <p role="alert">{message ?? 'The book did not load.'}</p>;
  }
  return <p>{data.title}</p>;
}
