import { qraft } from './client';

/** Loads the author when one has been chosen. */
export function MaybeAuthor({ authorId }: { authorId?: string }) {
  const [author] = qraft.authors.getAuthor.useSuspenseQueries({
    queries: authorId ? [{ parameters: { path: { authorId } } }] : [],
  });

  return <p>{author ? author.data.name : 'Choose an author.'}</p>;
}
