import { api } from './client';

// #region call
await api.authors.getAuthor.fetchQuery({
  // @ts-expect-error
  parameters: { path: { authorId: 7 } },
});
// #endregion call
