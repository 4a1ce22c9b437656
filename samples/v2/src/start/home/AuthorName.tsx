import { api } from './client';

export function AuthorName({ authorId }: { authorId: string }) {
  const { data, error } = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (error) return <p role="alert">No such author.</p>;
  if (!data) return <p>Loading…</p>;

  return <h1>{data.name}</h1>;
}
