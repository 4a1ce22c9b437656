/**
 * The text of robots.txt. It disallows nothing, even when the site is marked `noindex`: a crawler that is not allowed
 * to fetch a page never sees its `noindex` tag.
 */
export function buildRobots(siteUrl: string, baseUrl: string, noIndex: boolean): string {
  const lines = ['User-agent: *', 'Allow: /'];
  if (!noIndex) lines.push('', `Sitemap: ${siteUrl}${baseUrl}sitemap.xml`);
  return `${lines.join('\n')}\n`;
}
