/** Query parameter of the search page: the name of the version to search. */
export const VERSION_PARAMETER = 'version';

const TAG_FILTER = /^docusaurus_tag:docs-default-(.+)$/;

/**
 * Adds the version from the filters to a link to the search page. Includes the default version, because the search page
 * would otherwise search the reader's preferred version.
 *
 * @example addVersionToLink('/search?q=a', [['docusaurus_tag:docs-default-1.x']]) === '/search?q=a&version=1.x'
 */
export function addVersionToLink(link: string, filters: readonly (readonly string[])[]): string {
  const version = filters
    .flat()
    .map((filter) => TAG_FILTER.exec(filter)?.[1])
    .find(Boolean);
  return version ? `${link}&${VERSION_PARAMETER}=${encodeURIComponent(version)}` : link;
}
