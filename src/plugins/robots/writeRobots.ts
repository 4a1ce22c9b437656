import {type BuiltSite, writeSiteFile} from '../built-pages/builtSite';
import {buildRobots} from './buildRobots';

/** robots.txt is made by the build, because its sitemap line must be absolute and so depends on SITE_URL and BASE_URL. */
export function writeRobots(site: BuiltSite): Promise<void> {
  const {url, baseUrl, noIndex} = site.siteConfig;
  return writeSiteFile(site, `${baseUrl}robots.txt`, buildRobots(url, baseUrl, noIndex));
}
