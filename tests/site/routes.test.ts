import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {describe, expect, test} from 'vitest';
import {readRequiredRoutes} from '../specification.mts';
import {docPages, pages, versionOf} from './builtSite';

const ROOT = resolve(import.meta.dirname, '../..');
const SOURCE_FOLDERS = {'2.x': 'docs', '1.x': 'versioned_docs/version-1.x'} as const;
const BUILT_FOLDERS = {'2.x': 'docs/', '1.x': 'docs/1.x/'} as const;

/** Routes of the pages in a folder, relative to it. Files that start with an underscore are partials. */
function listSourceRoutes(folder: string): string[] {
  return readdirSync(join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(?:^|\/)[^_/][^/]*\.mdx?$/.test(file))
    .map((file) => {
      const [, slug] = /^slug: *'?\/?([^'\n]+)/m.exec(readFileSync(join(ROOT, folder, file), 'utf8')) ?? [];
      return slug ?? file.replace(/(?:\/index)?\.mdx?$/, '');
    });
}

function listBuiltRoutes(version: '2.x' | '1.x'): string[] {
  return docPages
    .filter((page) => versionOf(page) === version)
    .map(({file}) => file.slice(BUILT_FOLDERS[version].length).replace(/\.html$/, ''));
}

describe.each(['2.x', '1.x'] as const)('%s', (version) => {
  const built = listBuiltRoutes(version);
  const sources = listSourceRoutes(SOURCE_FOLDERS[version]);

  test('has the routes of the specification', {tags: ['@routes-2.x', '@routes-1.x']}, () => {
    const missing = readRequiredRoutes(version).filter((route) => !built.includes(route));
    expect(missing, 'SPEC.md requires these routes. Restore the pages, in this letter case.').toEqual([]);
  });

  test('has one page per file, and no others', () => {
    const folder = SOURCE_FOLDERS[version];
    const withoutPage = sources.filter((route) => !built.includes(route));
    expect(
      withoutPage,
      `These files of ${folder} have no page in the build. Build again, and look for drafts.`,
    ).toEqual([]);
    const foreign = built.filter((route) => !sources.includes(route));
    expect(foreign, `These pages have no file in ${folder}. Build again: the build is older.`).toEqual([]);
  });
});

test('1.x has no pages for features of 2.x', {tags: '@routes-1.x-only'}, () => {
  const foreign = listBuiltRoutes('1.x').filter((route) =>
    /^(?:codegen\/cli\/|eslint\/|migrating-|query-client\/(?:ensure\w*QueryData|getMutationCache)$)/i.test(route),
  );
  expect(foreign).toEqual([]);
});

test('beside the docs there are only the pages of src/pages, the search page and the not-found page', () => {
  const others = pages.map(({file}) => file).filter((file) => !file.startsWith('docs/'));
  const own = readdirSync(join(ROOT, 'src/pages')).flatMap(
    (file) => /^(?!_)(\w+)\.(?:tsx|mdx?)$/.exec(file)?.[1] ?? [],
  );
  expect(own).toContain('index');
  expect(others.sort()).toEqual([...own, '404', 'search'].map((name) => `${name}.html`).sort());
});

test('no route ends in a slash', {tags: '@routes-no-slash'}, () => {
  expect(docPages.filter(({file}) => file.endsWith('/index.html')).map(({file}) => file)).toEqual([]);
});
