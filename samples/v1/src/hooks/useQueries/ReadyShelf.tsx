import type { UseQueryResult } from '@tanstack/react-query';
import type { components } from './api';
import { qraft } from './client';

type Author = components['schemas']['Author'];

// Outside the component, so that it is the same function on each render
const listNames = (results: UseQueryResult<Author, unknown>[]) => ({
  names: results.flatMap(({ data }) => data?.name ?? []),
  waiting: results.filter(({ isPending }) => isPending).length,
});

export function ReadyShelf({ authorIds }: { authorIds: string[] }) {
  const { names, waiting } = qraft.authors.getAuthor.useQueries({
    queries: authorIds.map((authorId) => ({
      parameters: { path: { authorId } },
      staleTime: 60_000,
    })),
    combine: listNames,
  });

  if (waiting > 0) return <p>{waiting} to go…</p>;
  return <p>By {names.join(' and ')}</p>;
}
