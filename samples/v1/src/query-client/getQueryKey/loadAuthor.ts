import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

/** Returns a cached author of any age, or loads the author. */
export function loadAuthor(authorId: string) {
  const parameters = { path: { authorId } };

  return queryClient.ensureQueryData({
    queryKey: qraft.authors.getAuthor.getQueryKey(parameters),
    queryFn: ({ signal }) =>
      qraft.authors.getAuthor({ parameters, baseUrl, signal }, requestFn),
  });
}
