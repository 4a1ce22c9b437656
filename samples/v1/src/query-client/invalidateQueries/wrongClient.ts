import { qraft, queryClient } from './client';

// #region wrong
const parameters = { path: { authorId: 'sagan' } };

export function reload() {
  // @ts-expect-error
  void qraft.authors.getAuthor.invalidateQueries({ parameters });
  // @ts-expect-error
  void qraft.authors.getAuthor.invalidateQueries(queryClient, parameters);
}
// #endregion wrong
