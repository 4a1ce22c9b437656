import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect, test} from 'vitest';
import {hasWholeHistory, readCommitDates} from '../../src/config/gitHistory';
import {BUILD_FOLDER, SITE_URL} from '../buildFolder';
import {contentPages, docPages, findElements} from './builtSite';

const root = resolve(import.meta.dirname, '../..');
const isDated = hasWholeHistory(root);
/** Date of the last commit by built file. Pages whose source is not committed yet have none. */
const days = new Map(
  [...readCommitDates(root)].map(([source, date]) => [
    source.replace(/^versioned_docs\/version-/, 'docs/').replace(/(?:\/index)?\.mdx$/, '.html'),
    date.toISOString().slice(0, 10),
  ]),
);
const sitemap = readFileSync(join(BUILD_FOLDER, 'sitemap.xml'), 'utf8');
const listed = new Map(
  [...sitemap.matchAll(/<url>.*?<\/url>/gs)].map(([entry]) => [
    /<loc>(.*)<\/loc>/.exec(entry)![1]!,
    /<lastmod>(.*)<\/lastmod>/.exec(entry)?.[1],
  ]),
);

test('the sitemap has a date for every page, or none when the Git history is missing', () => {
  const wrong = contentPages.filter(({path}) => (listed.get(SITE_URL + path) !== undefined) !== isDated);
  expect(wrong.map(({file}) => file)).toEqual([]);
});

test('the date in the sitemap and on the page is that of the last commit', () => {
  const committed = docPages.filter(({file}) => days.has(file));
  expect(committed.length > 0).toBe(isDated);
  const wrong = committed.filter((page) => {
    const times = findElements(page, 'time').map(({attributes}) => attributes.datetime?.slice(0, 10));
    return listed.get(SITE_URL + page.path) !== days.get(page.file) || !times.includes(days.get(page.file));
  });
  expect(wrong.map(({file}) => file)).toEqual([]);
});
