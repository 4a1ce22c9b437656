/** Draws the image that chats and feeds show for a link to a documentation page. Only a build has these images. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPalettes} from '../../css/tokens';
import {cardPathOf} from '../../lib/cardPath';
import {type DocsVersion, listVersions} from '../../lib/docsPages';
import {buildCard} from './buildCard';
import {writeCard} from './writeCard';

/** `npm ci` empties this folder. CI may keep it between builds. */
const CACHE = 'node_modules/.cache/social-cards';

export default function socialCardsPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  let versions: DocsVersion[] = [];
  return {
    name: 'social-cards',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent, siteDir);
      return Promise.resolve();
    },

    async postBuild({outDir}) {
      const read = (name: string): Promise<string> => readFile(join(siteDir, 'static/img', name), 'utf8');
      const drawings = {wordmark: await read('wordmark-dark.svg'), mark: await read('logo-dark.svg')};
      const {dark} = readPalettes();
      for (const {label, pages} of versions) {
        for (const {title, section, path} of pages) {
          const card = buildCard({title, section, version: label}, drawings, dark);
          const file = join(outDir, cardPathOf(decodeURI(path.slice(baseUrl.length))));
          await writeCard(card, file, join(siteDir, CACHE));
        }
      }
    },
  };
}
