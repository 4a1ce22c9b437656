'use client';

import { qraft } from './qraft';

export function AuthorDetails({ authorId }: { authorId: string }) {
  const { data: author, isError } = qraft.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (isError) return <p role="alert">This author cannot be shown.</p>;
  if (!author) return <p>Loading…</p>;
  return <h1>{author.name}</h1>;
}
