import { api } from './client';

export async function openAuthor(authorId: string, search: string) {
  await api.authors.getAuthor.prefetchQuery({
    parameters: { path: { authorId } },
  });
  await api.authors.listAuthors.prefetchQuery({
    parameters: { query: { search } },
  });
}
