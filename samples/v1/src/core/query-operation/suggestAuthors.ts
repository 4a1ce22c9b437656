import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

let lastSearch: AbortController | undefined;

/** Returns matching names, or none if a newer call was made. */
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
