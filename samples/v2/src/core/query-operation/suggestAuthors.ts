import { api } from './client';

// #region suggest
let lastSearch: AbortController | undefined;

/** Names for what has been typed, or `undefined` when a newer call came. */
export async function suggestAuthors(search: string) {
  lastSearch?.abort();
  const controller = new AbortController();
  lastSearch = controller;

  const { data, error } = await api.authors.listAuthors({
    parameters: { query: { search } },
    signal: controller.signal,
  });

  if (controller.signal.aborted) return undefined;
  if (!data) throw error;
  return data.map((author) => author.name);
}
// #endregion suggest
