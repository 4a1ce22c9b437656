/** Writes robots.txt, because its sitemap line must be absolute and so depends on SITE_URL and BASE_URL. */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {buildRobots} from './buildRobots';

export default function robotsPlugin(): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig: {url, baseUrl, noIndex}}) {
      await writeFile(join(outDir, 'robots.txt'), buildRobots(url, baseUrl, noIndex));
    },
  };
}
