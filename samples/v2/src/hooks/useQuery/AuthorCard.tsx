import { api } from './client';

export function AuthorCard({ authorId }: { authorId: string }) {
  const { data, isPending, isError } = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (isPending) return <p>Loading the author…</p>;
  if (isError) return <p role="alert">This author is not available.</p>;
  return (
    <p>
      {data.name} ({data.country})
    </p>
  );
}
