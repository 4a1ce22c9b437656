import { api } from './client';

// #region component
export function AuthorPage({ authorId }: { authorId: string }) {
  const { data, error, isPending, isError } =
    api.authors.getAuthor.useQuery({ path: { authorId } });

  if (isPending) return <p>Loading…</p>;
  if (isError) {
    const problem = error instanceof Error ? undefined : error?.title;
    return <p role="alert">{problem ?? 'The author did not load.'}</p>;
  }
  return <h1>{data.name}</h1>;
}
// #endregion component
