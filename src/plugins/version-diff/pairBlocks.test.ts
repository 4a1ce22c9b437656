import {describe, expect, test} from 'vitest';
import {listCalls} from './migrationSamples';
import {pairBlocks} from './pairBlocks';
import type {CodeBlock} from './readCodeBlocks';

const sample = (title: string, code: string): CodeBlock => ({kind: 'sample', title, code});
const signature = (title: string, code: string): CodeBlock => ({kind: 'signature', title, code});
const LOAD =
  'export function load(bookId: number) {\n  return qraft.books.getBook.fetchQuery({ path: { bookId } }, queryClient);\n}';
const LOAD_LATER = LOAD.replace(', queryClient', '').replace('qraft', 'api');

describe('pairs', () => {
  test('are signatures below the same heading, one after another', () => {
    const before = [signature('Signature', 'a()'), signature('Options', 'b'), signature('Signature', 'c()')];
    const after = [signature('Signature', 'd()'), signature('Signature', 'e()'), signature('New', 'f()')];
    expect(pairBlocks(before, after).map((pair) => [pair.before.code, pair.after.code])).toEqual([
      ['a()', 'd()'],
      ['c()', 'e()'],
    ]);
  });

  test('are samples of one file name that do the same', () => {
    expect(pairBlocks([sample('load.ts', LOAD)], [sample('load.ts', LOAD_LATER)])).toHaveLength(1);
  });

  test('are not samples of different names, nor those that tell another story', () => {
    expect(pairBlocks([sample('load.ts', LOAD)], [sample('open.ts', LOAD_LATER)])).toEqual([]);
    const other = LOAD_LATER.replace('load', 'open').replace('getBook', 'getAuthor').replaceAll('bookId', 'authorId');
    expect(pairBlocks([sample('load.ts', LOAD)], [sample('load.ts', other)])).toEqual([]);
  });

  test('are not a signature and a sample', () => {
    expect(pairBlocks([sample('a', LOAD)], [signature('a', LOAD)])).toEqual([]);
  });

  test('hold each block once, the most similar ones first, in the order of the page', () => {
    const longer = `${LOAD_LATER}\nload(7);`;
    const pairs = pairBlocks(
      [sample('load.ts', LOAD), sample('load.ts', `${LOAD}\nload(7);`)],
      [sample('load.ts', longer), sample('load.ts', LOAD_LATER), sample('load.ts', longer)],
    );
    expect(pairs.map((pair) => [pair.before.code.length, pair.after.code.length])).toEqual([
      [LOAD.length + 9, longer.length],
      [LOAD.length, LOAD_LATER.length],
    ]);
  });
});

test('calls are found with everything between their brackets', () => {
  const code = 'a.use(1);\nb.use(\n  {c: [f(2)]},\n);\nreuse(3); used(4); use';
  expect(listCalls(code, 'use')).toEqual(['use(1)', 'use(\n  {c: [f(2)]},\n)']);
});
