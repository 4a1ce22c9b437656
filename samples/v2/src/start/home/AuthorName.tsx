import { api } from './client';

export function AuthorName({ authorId }: { authorId: string }) {
  const { data, error, isError } = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (isError) {
    const problem = error instanceof Error ? undefined : error?.title;
    return <p role="alert">{problem ?? 'Please try again later.'}</p>;
  }
  if (!data) return <p>Loading…</p>;

  return <h1>{data.name}</h1>;
}
