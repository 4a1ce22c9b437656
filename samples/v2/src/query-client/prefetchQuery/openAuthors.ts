import { api } from './client';

// #region open
export async function openAuthors(showDialog: () => void) {
  await api.authors.listAuthors.prefetchQuery();
  showDialog();
}
// #endregion open
