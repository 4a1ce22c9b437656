import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

/** Loads the results of a search before its page opens. */
export async function openAuthors(search: string, open: () => void) {
  await qraft.authors.listAuthors.prefetchQuery(
    { parameters: { query: { search } }, requestFn, baseUrl },
    queryClient,
  );
  open();
}
