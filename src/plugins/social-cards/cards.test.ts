import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
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

test.each(['ensureInfiniteQueryData()', 'createOperationPredefinedParametersRequestFn()', 'no', 'A '.repeat(30)])(
  'no word of "%s" is wider than the card',
  (title) => {
    const text = JSON.stringify(card(title));
    const size = Number(/"fontSize":(\d+),"fontWeight":700/.exec(text)?.[1]);
    const longest = Math.max(...title.split(' ').map(({length}) => length));
    expect(size * longest * 0.62).toBeLessThanOrEqual(1040);
    expect(size).toBeGreaterThanOrEqual(24);
  },
);
