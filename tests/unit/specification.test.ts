import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {STATEMENTS} from '../specification.mts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The title of a test or group, where Playwright has its tags, and the `tags` option of Vitest. */
const TITLE_OR_TAGS = /\b(?:test|describe)\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)|\btags: (?:'[^']*'|\[[^\]]*\])/g;

/** ESLint forbids skipped tests, so every tag found here belongs to a test that runs. */
const tags = new Set(
  ['src', 'scripts', 'tests']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file)),
    )
    .filter((file) => /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(file))
    .flatMap((file) => readFileSync(join(ROOT, file), 'utf8').match(TITLE_OR_TAGS) ?? [])
    .flatMap((text) => text.match(/(?<=[ '])@[\w.-]+/g) ?? []),
);

test('every statement of SPEC.md has a test', () => {
  const untested = [...STATEMENTS].filter(([id]) => !tags.has(id)).map(([id, text]) => `${id} ${text}`);
  expect(untested, 'No test carries these ids. See the head of SPEC.md for how to tag one.').toEqual([]);
});

test('every tag is the id of a statement of SPEC.md', () => {
  expect([...tags].filter((tag) => !STATEMENTS.has(tag))).toEqual([]);
});
