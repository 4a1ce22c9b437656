import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {BUILD_FOLDER} from '../buildFolder';
import {type BuiltPage, docPages, findElements} from './builtSite';

/** The HTML of a page's article. */
function readArticle({file}: BuiltPage): string {
  const html = readFileSync(join(BUILD_FOLDER, file), 'utf8');
  return html.slice(html.indexOf('<article'), html.indexOf('</article>'));
}

const overview = readArticle(docPages.find(({file}) => file === 'docs/overview.html')!);
const [table = ''] = overview.slice(overview.search(/<h2 [^>]*id="?new/)).split('</table>');
const rows = table.split('<tr>').flatMap((row) => {
  const [, release] = /^<td>([\d.]+)/.exec(row) ?? [];
  const addresses = [...row.matchAll(/ href="?([^\s">]+)/g)].map(([, address]) => address!);
  return release === undefined ? [] : [{release, addresses}];
});

/** Releases in the "since" marks of all pages, once per mark. */
const marks = docPages.flatMap((page) =>
  [...readArticle(page).matchAll(/>Since (?:<!-- -->)?([\d.]+)</g)].map(([, release]) => `${release} ${page.path}`),
);

test('the overview lists every mark of a page once, under its release', () => {
  expect(marks.length).toBeGreaterThan(5);
  const listed = rows.flatMap(({release, addresses}) =>
    addresses.map((address) => `${release} ${address.split('#')[0]}`),
  );
  expect(listed.sort()).toEqual(marks.sort());
});

test('the newest release comes first', () => {
  const releases = rows.map(({release}) => release);
  expect(releases.length).toBeGreaterThan(2);
  expect(releases).toEqual([...releases].sort((one, other) => other.localeCompare(one, 'en', {numeric: true})));
});

test('a page about a new API has the release beside its title', () => {
  const page = docPages.find(({file}) => file === 'docs/query-client/getMutationCache.html')!;
  const [, header] = /<header[^>]*>(.*?)<\/header>/.exec(readArticle(page)) ?? [];
  expect(header).toMatch(/<\/h1><span [^>]*>Since (?:<!-- -->)?2\.11<\/span>$/);
  // The h1 itself must only have the name, because menus, browser tabs and search engines read it.
  expect(findElements(page, 'h1')[0]?.text).toBe('getMutationCache()');
});
