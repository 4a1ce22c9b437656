import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {PROMISES} from '../promises';

const ROOT = resolve(import.meta.dirname, '../..');

/** Whether a test, or a group of them, has this title, as it is written in the source. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(join(ROOT, file))) return false;
  const source = readFileSync(join(ROOT, file), 'utf8').replace(/\\(['"`])/g, '$1');
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(quote + title + quote);
    return at > 0 && /(?:test|describe|\]|\))(?:\.each\(.*\))?\(\s*$/.test(source.slice(0, at));
  });
}

test.each(Object.entries(PROMISES))('%s', (_promise, proofs) => {
  expect(proofs.length, 'a promise needs a test').toBeGreaterThan(0);
  const missing = proofs.filter((proof) => {
    const [file = '', title = ''] = proof.split(' > ');
    return !hasTest(file, title);
  });
  expect(missing).toEqual([]);
});

test('a title that no test has is noticed', () => {
  expect(hasTest('tests/browser/crash.spec.ts', 'lets the reader go to another page')).toBe(true);
  expect(hasTest('tests/browser/crash.spec.ts', 'lets the reader go nowhere')).toBe(false);
});
