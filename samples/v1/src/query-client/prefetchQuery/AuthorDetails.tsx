'use client';

import { qraft } from './qraft';

export function AuthorDetails({ authorId }: { authorId: string }) {
  const { data: author, error } = qraft.authors.getAuthor.useQuery({
    path: { authorId },
  });

  if (error) return <p role="alert">This author cannot be shown.</p>;
  if (!author) return <p>Loading…</p>;
  return <h1>{author.name}</h1>;
}
