import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

export async function openAuthor(authorId: string, search: string) {
  const options = { requestFn, baseUrl };

  await qraft.authors.getAuthor.prefetchQuery(
    { parameters: { path: { authorId } }, ...options },
    queryClient,
  );
  await qraft.authors.listAuthors.prefetchQuery(
    { parameters: { query: { search } }, ...options },
    queryClient,
  );
}
