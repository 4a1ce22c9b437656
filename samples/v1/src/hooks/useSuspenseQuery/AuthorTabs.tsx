import { Suspense, useState, useTransition } from 'react';
import { AuthorLine } from './AuthorLine';

export function AuthorTabs({ authorIds }: { authorIds: string[] }) {
  const [authorId, setAuthorId] = useState(authorIds[0] ?? '');
  const [isPending, startTransition] = useTransition();

  return (
    <Suspense fallback={<p>Loading…</p>}>
      {authorIds.map((id) => (
        <button
          key={id}
          onClick={() => startTransition(() => setAuthorId(id))}
        >
          Show {id}
        </button>
      ))}
      <section aria-busy={isPending}>
        <AuthorLine authorId={authorId} />
      </section>
    </Suspense>
  );
}
