import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BASE_URL, BUILD_FOLDER, SITE_URL} from '../buildFolder';

/** All pages of the sitemap, relative to the base path. The home page is the empty path. */
export function listSitePaths(): string[] {
  const sitemap = readFileSync(join(BUILD_FOLDER, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.slice((SITE_URL + BASE_URL).length));
}
