import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {readPalettes} from '../../../css/tokens';
import {cardPathOf} from '../../../lib/cardPath';
import type {BuiltSite} from '../../../lib/builtSite';
import {buildCard} from './buildCard';
import {writeCard} from './writeCard';

/** `npm ci` deletes this folder. CI may restore it between builds. */
const CACHE = 'node_modules/.cache/social-cards';

/** Writes the image that chats and feeds show for a link to a documentation page. */
export async function writeSocialCards({siteDir, outDir, baseUrl, versions}: BuiltSite): Promise<void> {
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
}
