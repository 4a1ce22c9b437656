import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_FOLDER, BASE_URL, SITE_URL} from '../buildFolder';
import {expect, test} from './test';

const sitemap = readFileSync(join(BUILD_FOLDER, 'sitemap.xml'), 'utf8');
const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) =>
  match[1]!.slice((SITE_URL + BASE_URL).length),
);

test.describe('every page loads with an empty console and without leaving the site', () => {
  for (const path of [...paths, 'search']) {
    test(path || 'home page', async ({site, page}) => {
      const response = await site.open(path);
      expect(response?.status()).toBe(200);
      await expect(site.doc.heading).toHaveCount(1);
      // Late requests and messages count too: prefetched chunks, effects after the first paint.
      await page.waitForLoadState('networkidle');
    });
  }
});
