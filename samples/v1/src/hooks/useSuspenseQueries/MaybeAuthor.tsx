import { qraft } from './client';

/** Loads the author once somebody has chosen one. */
export function MaybeAuthor({ authorId }: { authorId?: string }) {
  const [author] = qraft.authors.getAuthor.useSuspenseQueries({
    queries: authorId ? [{ parameters: { path: { authorId } } }] : [],
  });

  return <p>{author ? author.data.name : 'Choose an author.'}</p>;
}
