import { api } from './client';

const { signal } = new AbortController();

export async function wrongCalls() {
  // #region parameters
  // No parameter is required, but the field is:
  // @ts-expect-error
  await api.books.listBooks({ signal });

  await api.books.listBooks({ parameters: {}, signal });
  await api.status.getStatus({ parameters: undefined, signal });
  // #endregion parameters

  // #region unknown
  const { data, error } = await api.status.getStatus();

  if (error !== undefined) return 'down';
  // @ts-expect-error
  return data.status;
  // #endregion unknown
}

// #region narrowed
export async function shopStatus() {
  const { data } = await api.status.getStatus();

  return data ? data.status : 'down';
}
// #endregion narrowed
