import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import satori from 'satori';
import {afterAll, expect, test} from 'vitest';
import {parseTokens, readPalettes, type Tokens} from '../../../css/tokens';
import {buildCard, CARD_HEIGHT, CARD_WIDTH} from './buildCard';
import {loadFonts} from './drawCard';
import {writeCard} from './writeCard';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../../static/img', name), 'utf8');
const drawings = {wordmark: read('wordmark-dark.svg'), mark: read('logo-dark.svg')};
const card = (title: string, palette: Tokens = readPalettes().dark) =>
  buildCard({title, section: 'React hooks', version: '2.x'}, drawings, palette);
const write = async (title: string, file: string) => {
  await writeCard(card(title), join(folder, file), join(folder, 'cache'));
  return readFileSync(join(folder, file));
};

afterAll(() => {
  rmSync(folder, {recursive: true, force: true});
});

test('a card is a PNG of the size that feeds ask for', async () => {
  const png = await write('useQuery()', 'a.png');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('the same card is drawn only once, a different one again', async () => {
  await write('useQuery()', 'a.png');
  const [cached] = readdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'cache', cached!), 'from the cache');
  expect((await write('useQuery()', 'b.png')).toString()).toBe('from the cache');
  expect((await write('useQueries()', 'c.png')).subarray(1, 4).toString()).toBe('PNG');
});

test.each(['bg', 'heading', 'muted', 'border', 'accent'])('a card follows a change of --qraft-%s', (name) => {
  const css = readFileSync(resolve(import.meta.dirname, '../../../css/tokens.css'), 'utf8');
  const old = readPalettes().dark.get(name)!;
  const changed = parseTokens(css.replaceAll(new RegExp(`(--qraft-${name}: )#\\w+`, 'g'), '$1#123456')).dark;
  const {background, text} = card('useQuery()', changed);
  expect([background, JSON.stringify(text)].join()).toContain('#123456');
  expect([background, JSON.stringify(text)].join()).not.toContain(old);
});

/** Titles of all pages of both versions. */
const titles = ['docs', 'versioned_docs'].flatMap((name) => {
  const pages = resolve(import.meta.dirname, '../../../..', name);
  return readdirSync(pages, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => /^title: (.*)$/m.exec(readFileSync(join(pages, file), 'utf8'))?.[1] ?? []);
});

test('the title of every page fits its card', {timeout: 60_000}, async () => {
  const fonts = await loadFonts();
  expect(titles.length).toBeGreaterThan(90);
  for (const title of new Set(titles)) {
    // Without embedded fonts, satori writes each word as an element with a position and width.
    const element = card(title).text as unknown as Parameters<typeof satori>[0]; // it reads `type` and `props` only
    const svg = await satori(element, {width: CARD_WIDTH, height: CARD_HEIGHT, fonts, embedFont: false});
    const words = [...svg.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)"[^>]*font-weight="700"/g)];
    expect(words.length, title).toBeGreaterThanOrEqual(title.split(' ').length);
    for (const [, x, y, width] of words) {
      expect(Number(x) + Number(width), title).toBeLessThanOrEqual(CARD_WIDTH);
      // Below the wordmark.
      expect(Number(y), title).toBeGreaterThan(200);
    }
  }
});
