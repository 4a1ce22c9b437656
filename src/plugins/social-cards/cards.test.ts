import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterAll, expect, test} from 'vitest';
import {buildCard} from './buildCard';
import {writeCard} from './writeCard';

const folder = mkdtempSync(join(tmpdir(), 'cards-'));
const read = (name: string) => readFileSync(resolve(import.meta.dirname, '../../../static/img', name), 'utf8');
const drawings = {wordmark: read('wordmark-dark.svg'), mark: read('logo-dark.svg')};
const card = (title: string) => buildCard({title, section: 'React hooks', version: '2.x'}, drawings);
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

test('the same card is drawn once, another one anew', async () => {
  await write('useQuery()', 'a.png');
  const [cached] = readdirSync(join(folder, 'cache'));
  writeFileSync(join(folder, 'cache', cached!), 'from the cache');
  expect((await write('useQuery()', 'b.png')).toString()).toBe('from the cache');
  expect((await write('useQueries()', 'c.png')).subarray(1, 4).toString()).toBe('PNG');
});

/** The first and last column of a picture that has a bright pixel: its heading. */
function findEdges(png: Buffer): [number, number] {
  const image = `<image width="1200" height="630" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${image}</svg>`;
  const {pixels, width} = new Resvg(svg).render();
  // The wordmark stands above the middle.
  const columns = [...pixels.keys()]
    .filter(
      (at) => at % 4 === 0 && at / 4 / width > 200 && Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) > 220,
    )
    .map((at) => (at / 4) % width);
  return [columns.reduce((one, other) => Math.min(one, other)), columns.reduce((one, other) => Math.max(one, other))];
}

test.each(['ensureInfiniteQueryData()', 'createOperationPredefinedParametersRequestFn()', 'no', 'A '.repeat(30)])(
  'the heading "%s" stays within the margins',
  async (title) => {
    const [left, right] = findEdges(await write(title, 'title.png'));
    expect(left).toBeGreaterThanOrEqual(75);
    expect(right).toBeGreaterThan(left + 20);
    expect(right).toBeLessThanOrEqual(1120);
  },
);
