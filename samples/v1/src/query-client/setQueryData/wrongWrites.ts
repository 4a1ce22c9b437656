import { qraft, queryClient } from './client';

export function writeWrongly() {
  const { getAuthor } = qraft.authors;
  const parameters = { path: { authorId: 'leguin' } };
  // #region wrong
  // A part of an author is not an author. Use an updater instead.
  // @ts-expect-error
  getAuthor.setQueryData(parameters, { country: 'Italy' }, queryClient);

  // The client is missing.
  // @ts-expect-error
  getAuthor.setQueryData(parameters, (author) => author);
  // #endregion wrong
}
