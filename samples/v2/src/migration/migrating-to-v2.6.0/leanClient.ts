import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createLeanClient } from './api-clients';

export const api = createLeanClient({
  requestFn,
  queryClient: new QueryClient(),
  baseUrl: 'https://bookshop.example/v1',
});

export function useAuthorName(authorId: string) {
  const { data: author } = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  return author?.name;
}
