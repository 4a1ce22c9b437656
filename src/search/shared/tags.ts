/**
 * The tag that Docusaurus gives to the pages of a documentation version, and filters searches by.
 *
 * @example buildVersionTag('default', '1.x') === 'docs-default-1.x'
 */
export function buildVersionTag(pluginId: string, versionName: string): string {
  return `docs-${pluginId}-${versionName}`;
}
