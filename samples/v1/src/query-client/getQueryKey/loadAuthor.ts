import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

/** Asks for an author only when none is cached, however old. */
export function loadAuthor(authorId: string) {
  const parameters = { path: { authorId } };

  return queryClient.ensureQueryData({
    queryKey: qraft.authors.getAuthor.getQueryKey(parameters),
    queryFn: ({ signal }) =>
      qraft.authors.getAuthor({ parameters, baseUrl, signal }, requestFn),
  });
}
