import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {expect, test} from 'vitest';
import {packBundle, placeFile} from './packBundle';
import {parseOptions} from './parseOptions';

test.each([
  ['index.html', 'index.html'],
  ['404.html', '404.html'],
  ['docs/index.html', 'docs/index.html'],
  ['docs/overview.html', 'docs/overview/index.html'],
  ['docs/codegen/CLI.html', 'docs/codegen/CLI/index.html'],
  ['docs/overview.md', 'docs/overview.md'],
])('%s is packed as %s', (file, place) => {
  expect(placeFile(file)).toBe(place);
});

test('a bundle has all files, below the base path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-test-'));
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, 'docs/a.html'), 'a');
  writeFileSync(join(folder, 'docs/a.md'), '# a');
  const files = unzipSync(packBundle(folder, '/x/y/'));
  rmSync(folder, {recursive: true});
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))).toEqual({
    'x/y/index.html': 'home',
    'x/y/docs/a/index.html': 'a',
    'x/y/docs/a.md': '# a',
  });
});

test('all options except the base path have defaults', () => {
  expect(parseOptions(['--base-path', '/x/'])).toEqual({
    basePath: '/x/',
    siteUrl: 'http://localhost',
    out: 'openapi-qraft-docs.zip',
  });
  expect(() => parseOptions([])).toThrow('npm run bundle -- --base-path');
  expect(() => parseOptions(['--base-path', 'x'])).toThrow('set it to a path with a slash at both ends');
  expect(() => parseOptions(['--base-path', '/x/', '--site-url', 'intranet'])).toThrow('set it to an origin');
});
