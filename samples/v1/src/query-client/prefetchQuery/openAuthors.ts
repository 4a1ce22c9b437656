import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

/** Loads what a search for a name will show, before its page opens. */
export async function openAuthors(search: string, open: () => void) {
  await qraft.authors.listAuthors.prefetchQuery(
    { parameters: { query: { search } }, requestFn, baseUrl },
    queryClient,
  );
  open();
}
