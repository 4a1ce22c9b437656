import {type BuiltSite, writeSiteFile} from '../../../lib/builtSite';
import {buildRobots} from './buildRobots';

/** Writes robots.txt. It is not a static file, because its sitemap URL depends on SITE_URL and BASE_URL. */
export function writeRobots(site: BuiltSite): Promise<void> {
  const {url, baseUrl, noIndex} = site.siteConfig;
  return writeSiteFile(site, `${baseUrl}robots.txt`, buildRobots(url, baseUrl, noIndex));
}
