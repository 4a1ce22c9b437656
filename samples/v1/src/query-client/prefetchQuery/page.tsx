import { requestFn } from '@openapi-qraft/react';
import {
  dehydrate,
  HydrationBoundary,
  QueryClient,
} from '@tanstack/react-query';
import { AuthorDetails } from './AuthorDetails';
import { baseUrl, qraft } from './qraft';

interface Props {
  params: { authorId: string };
}

export default async function Page({ params: { authorId } }: Props) {
  const queryClient = new QueryClient();

  await qraft.authors.getAuthor.prefetchQuery(
    { parameters: { path: { authorId } }, requestFn, baseUrl },
    queryClient,
  );

  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <AuthorDetails authorId={authorId} />
    </HydrationBoundary>
  );
}
