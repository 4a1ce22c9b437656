import { qraft, queryClient } from './client';

export function writeWrongly() {
  const { getAuthor } = qraft.authors;
  const parameters = { path: { authorId: 'leguin' } };
  // #region wrong
  // The data must be a complete author. To change a part, use an updater.
  // @ts-expect-error
  getAuthor.setQueryData(parameters, { country: 'Italy' }, queryClient);

  // The client is missing.
  // @ts-expect-error
  getAuthor.setQueryData(parameters, (author) => author);
  // #endregion wrong
}
