import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import fontPackage from '@fontsource/inter/package.json';
import resvgPackage from '@resvg/resvg-js/package.json';
import satoriPackage from 'satori/package.json';
import type {Card} from './buildCard';

/** Everything that affects rendering. Part of the cache key, because another version may render a different image. */
const TOOLS = [
  ...[fontPackage, resvgPackage, satoriPackage].map(({name, version}) => `${name}@${version}`),
  readFileSync(join(__dirname, 'drawCard.ts'), 'utf8'),
];

/**
 * Writes a card's image. Renders it only if the cache has no image for the same card and tools.
 *
 * @param cache folder that is kept between builds
 */
export async function writeCard(card: Card, file: string, cache: string): Promise<void> {
  const key = createHash('sha256')
    .update(JSON.stringify([TOOLS, card]))
    .digest('hex');
  const cached = join(cache, `${key}.png`);
  const png = await readFile(cached).catch(() => drawInto(cached, card));
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, png);
}

async function drawInto(cached: string, card: Card): Promise<Buffer> {
  // Imported here, because most builds find every card in the cache.
  const {drawCard} = await import('./drawCard');
  const png = await drawCard(card);
  await mkdir(dirname(cached), {recursive: true});
  // Renaming is atomic: an interrupted build must not leave an incomplete image in the cache.
  await writeFile(`${cached}.new`, png);
  await rename(`${cached}.new`, cached);
  return png;
}
