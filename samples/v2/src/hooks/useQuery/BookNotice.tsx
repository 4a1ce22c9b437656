import { api } from './client';

export function BookNotice({ bookId }: { bookId: number }) {
  const { data, error, isPending } = api.books.getBook.useQuery(
    { path: { bookId } },
    {
      // A book that is not there stays away: ask again only for the rest.
      retry: (failures, problem) => problem.status !== 404 && failures < 3,
    },
  );

  if (isPending) return <p>Loading…</p>;
  if (error instanceof Error) {
    return <p role="alert">No connection: {error.message}</p>;
  }
  if (error) return <p role="alert">{error.detail ?? error.title}</p>;
  return <p>{data.title}</p>;
}
