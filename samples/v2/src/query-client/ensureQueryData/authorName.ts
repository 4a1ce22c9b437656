import { api } from './client';

// #region name
export async function readAuthorName(authorId: string) {
  const { name } = await api.authors.getAuthor.ensureQueryData({
    parameters: { path: { authorId } },
  });
  return name;
}
// #endregion name
