import {typesPathOf, type PageTypes} from '@site/src/lib/pageTypes';

/**
 * Loads the types of a page.
 *
 * @throws Error when loading fails, or when the host responds with some other page
 */
export async function loadTypes(permalink: string): Promise<PageTypes> {
  const path = typesPathOf(permalink);
  const response = await fetch(path);
  if (!response.ok) throw new Error(`The server responded to ${path} with ${response.status}`);
  return (await response.json()) as PageTypes; // src/plugins/types-on-hover writes the file
}
