import { api } from './client';

// #region later
export function useAuthorLater(authorId: string) {
  const query = api.authors.getAuthor.useQuery({ path: { authorId } });
  const { data: author, ...state } = query;

  return { author, state };
}
// #endregion later

// #region spread
export function useAuthorSpread(authorId: string) {
  const query = api.authors.getAuthor.useQuery({ path: { authorId } });

  return { ...query, authorId };
}
// #endregion spread

// #region whole
export function useAuthor(authorId: string) {
  const authorQuery = api.authors.getAuthor.useQuery({
    path: { authorId },
  });

  return { authorId, authorQuery };
}
// #endregion whole
