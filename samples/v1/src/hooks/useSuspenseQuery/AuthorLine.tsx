import { qraft } from './client';

export function AuthorLine({ authorId }: { authorId: string }) {
  const { data: author } = qraft.authors.getAuthor.useSuspenseQuery({
    path: { authorId },
  });

  return <h2>{author.name}</h2>;
}
