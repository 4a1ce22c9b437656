/** The version the search page starts with, carried from the page the reader came from. */

const TAG_FILTER = /^docusaurus_tag:docs-default-(.+)$/;
const PARAMETER = 'version';
/** Name of the version whose pages have no version in their path. */
const DEFAULT_VERSION = 'current';

/**
 * Adds the version that the filters name to a link of the search page; the default version needs no mention.
 *
 * @example addVersionToLink('/search?q=a', [['docusaurus_tag:docs-default-1.x']]) === '/search?q=a&version=1.x'
 */
export function addVersionToLink(link: string, filters: readonly (readonly string[])[]): string {
  const version = filters
    .flat()
    .map((filter) => TAG_FILTER.exec(filter)?.[1])
    .find(Boolean);
  return version && version !== DEFAULT_VERSION ? `${link}&${PARAMETER}=${encodeURIComponent(version)}` : link;
}

/** Version named by the query string of the search page, if it is one of those that exist. */
export function readVersionOfLink(search: string, names: readonly string[]): string | undefined {
  const version = new URLSearchParams(search).get(PARAMETER);
  return version !== null && names.includes(version) ? version : undefined;
}
