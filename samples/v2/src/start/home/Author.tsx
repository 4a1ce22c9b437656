import { api } from './client';

export function Author({ authorId = 'sagan' }) {
  const author = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (author.isPending) return <p>Loading…</p>;
  if (author.isError) {
    return <p role="alert">Try again later.</p>;
  }
  const { country, name } = author.data;
  //      ^? const country: string | undefined
  return <p title={country}>{name}</p>;
}
