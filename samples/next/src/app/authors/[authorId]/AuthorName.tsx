'use client';

import { api } from '@/lib/browserApi';

export function AuthorName({ authorId }: { authorId: string }) {
  const { data: author } = api.authors.getAuthor.useSuspenseQuery({
    path: { authorId },
  });
  return <p>{author.name}</p>;
}
