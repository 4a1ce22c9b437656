import { api } from './client';
import { describeError } from './describeError';

export function AuthorList() {
  const { data, error, isPending, isError } =
    api.authors.listAuthors.useQuery();

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">{describeError(error)}</p>;
  return <p>{data.map(({ name }) => name).join(', ')}</p>;
}
