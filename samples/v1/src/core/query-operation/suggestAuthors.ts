import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

let lastSearch: AbortController | undefined;

/** Names for what has been typed; nothing when a newer call came. */
export async function suggestAuthors(search: string) {
  lastSearch?.abort();
  const { signal } = (lastSearch = new AbortController());

  try {
    const authors = await qraft.authors.listAuthors(
      { parameters: { query: { search } }, baseUrl, signal },
      requestFn,
    );
    return authors.map((author) => author.name);
  } catch (error) {
    if (signal.aborted) return [];
    throw error;
  }
}
