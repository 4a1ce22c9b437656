import { Suspense } from 'react';
import { AuthorName } from '../authors/[authorId]/AuthorName';

export const dynamic = 'force-dynamic';

// Without a prefetch: the suspense hook sends the request on the server.
export default function Page() {
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <AuthorName authorId="leguin" />
    </Suspense>
  );
}
