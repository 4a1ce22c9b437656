import { api } from './client';

export function AuthorName({ authorId }: { authorId: string }) {
  const { data, isError } = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (isError) return <p role="alert">No such author.</p>;
  if (!data) return <p>Loading…</p>;

  return <h1>{data.name}</h1>;
}
