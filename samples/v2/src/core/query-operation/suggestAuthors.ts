import { api } from './client';

// #region suggest
let lastSearch: AbortController | undefined;

/** Returns matching names, or `undefined` if a newer call canceled this one. */
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
