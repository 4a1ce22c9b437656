import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {cardPathOf} from '../../lib/cardPath';
import type {BuiltSite} from '../built-pages/builtSite';
import {buildCard} from './buildCard';
import {writeCard} from './writeCard';

/** Where build tools keep what they made; `npm ci` empties it, CI may keep it. */
const CACHE = 'node_modules/.cache/social-cards';

/** Draws the picture of each documentation page that chats and feeds show for a link to it. */
export async function writeSocialCards({siteDir, outDir, baseUrl, versions}: BuiltSite): Promise<void> {
  const read = (name: string): Promise<string> => readFile(join(siteDir, 'static/img', name), 'utf8');
  const drawings = {wordmark: await read('wordmark-dark.svg'), mark: await read('logo-dark.svg')};
  for (const {label, pages} of versions) {
    for (const {title, section, path} of pages) {
      const card = buildCard({title, section, version: label}, drawings);
      const file = join(outDir, cardPathOf(decodeURI(path.slice(baseUrl.length))));
      await writeCard(card, file, join(siteDir, CACHE));
    }
  }
}
