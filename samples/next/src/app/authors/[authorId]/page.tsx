import {
  defaultShouldDehydrateQuery,
  dehydrate,
  HydrationBoundary,
} from '@tanstack/react-query';
import { Suspense } from 'react';
import { getServerApi } from '@/lib/serverApi';
import { AuthorName } from './AuthorName';

interface Props {
  params: Promise<{ authorId: string }>;
}

export default async function Page({ params }: Props) {
  const { authorId } = await params;
  const { api, queryClient } = getServerApi();

  // Not awaited: the page is sent while the request is in flight.
  void api.authors.getAuthor.prefetchQuery({
    parameters: { path: { authorId } },
  });
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: (query) =>
      defaultShouldDehydrateQuery(query) ||
      query.state.status === 'pending',
  });

  return (
    <HydrationBoundary state={state}>
      <h1>Author</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <AuthorName authorId={authorId} />
      </Suspense>
    </HydrationBoundary>
  );
}
