import {existsSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {PROMISES} from '../promises';
import {findTests} from './findTests';

const ROOT = resolve(import.meta.dirname, '../..');
const titlesByFile = new Map<string, ReadonlySet<string>>();

/** Whether a test that runs, or a group with one, has this title, as it is written in the source. */
function hasTest(file: string, title: string): boolean {
  if (!titlesByFile.has(file)) {
    const path = join(ROOT, file);
    titlesByFile.set(file, existsSync(path) ? findTests(readFileSync(path, 'utf8')) : new Set());
  }
  return titlesByFile.get(file)?.has(title) ?? false;
}

test.each(Object.entries(PROMISES))('%s', (_promise, proofs) => {
  expect(proofs.length, 'a promise needs a test').toBeGreaterThan(0);
  const missing = proofs.filter((proof) => {
    const at = proof.indexOf(' > ');
    return !hasTest(proof.slice(0, at), proof.slice(at + 3));
  });
  expect(missing).toEqual([]);
});

test('a title that no test has is noticed', () => {
  expect(hasTest('tests/browser/crash.spec.ts', 'lets the reader go to another page')).toBe(true);
  expect(hasTest('tests/browser/crash.spec.ts', 'lets the reader go nowhere')).toBe(false);
  expect(hasTest('tests/browser/no-such.spec.ts', 'lets the reader go to another page')).toBe(false);
});
