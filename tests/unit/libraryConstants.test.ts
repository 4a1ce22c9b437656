// Limits that the site takes over from its libraries. An update that moves them has to be noticed.
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {liteClient} from 'algoliasearch/lite';
import {expect, test} from 'vitest';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`));

test('Docusaurus is 3.7.0', () => {
  const {version} = JSON.parse(readFileSync(join(folderOf('@docusaurus/core'), 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe('3.7.0');
});

test('the router keeps 10000 path patterns', () => {
  const source = readFileSync(join(folderOf('react-router'), 'cjs/react-router.js'), 'utf8');
  expect(source).toContain('var cacheLimit$1 = 10000;');
});

test('the progress bar has its defaults', () => {
  const source = readFileSync(join(folderOf('nprogress'), 'nprogress.js'), 'utf8');
  const read = (name: string) => Number(new RegExp(`\\b${name}: ([\\d.]+)`).exec(source)?.[1]);
  expect([read('minimum'), read('speed'), read('trickleRate'), read('trickleSpeed')]).toEqual([0.08, 200, 0.02, 800]);
});

test('a search client without application id or key is refused', () => {
  expect(() => liteClient('', 'key')).toThrow('`appId` is missing.');
  expect(() => liteClient('app', '')).toThrow('`apiKey` is missing.');
});
