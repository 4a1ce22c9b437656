import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {CALL_FRAGMENT, SAMPLE_FRAGMENT} from '../../src/lib/playgroundSample';
import {BASE_URL, BUILD_FOLDER, SITE_URL} from '../buildFolder';
import {builtFiles, type BuiltPage, findElements, findServedFile, pages} from './builtSite';

const idsByFile = new Map(pages.map((page) => [page.file, new Set(listIds(page))]));

/** All ids of a page, in reading order. */
function listIds({elements}: BuiltPage): string[] {
  return elements.flatMap(({attributes}) => attributes.id ?? []);
}

/** Internal links of a page, resolved. Links to other origins are not checked. */
function internalLinks(page: BuiltPage): {href: string; url: URL}[] {
  return findElements(page, 'a')
    .flatMap(({attributes}) => attributes.href ?? [])
    .map((href) => ({href, url: new URL(href, SITE_URL + page.path)}))
    .filter(({url}) => url.origin === SITE_URL);
}

/** Names of the samples that the playground opens. */
function listSamples(): string[] {
  const file = builtFiles.find((each) => /playground\/samples\.\w+\.json$/.test(each));
  if (file === undefined) throw new Error('The build has no samples for the playground.');
  return Object.keys(JSON.parse(readFileSync(join(BUILD_FOLDER, file), 'utf8')) as object);
}
const samples = new Set(listSamples());

/** Returns what is wrong with a link, or undefined. */
function describeProblem(page: BuiltPage, {href, url}: {href: string; url: URL}): string | undefined {
  const file = findServedFile(url.pathname);
  if (!file) return `${page.file}: "${href}" leads to a page that does not exist`;
  if (url.pathname !== BASE_URL && url.pathname.endsWith('/')) {
    return `${page.file}: "${href}" ends with a slash; addresses of this site do not`;
  }
  const ids = idsByFile.get(file);
  if (url.hash.startsWith(SAMPLE_FRAGMENT)) {
    const sample = url.hash.slice(SAMPLE_FRAGMENT.length);
    return samples.has(sample) ? undefined : `${page.file}: the playground has no sample "${sample}"`;
  }
  if (url.hash.startsWith(CALL_FRAGMENT)) return undefined;
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && ids && !ids.has(anchor)) return `${page.file}: "${href}" names an anchor that ${file} lacks`;
  return undefined;
}

test('every internal link and anchor has a target', {tags: '@routes-base-path'}, () => {
  const problems = pages.flatMap((page) => internalLinks(page).map((link) => describeProblem(page, link)));
  expect([...new Set(problems)].filter(Boolean)).toEqual([]);
});

test('pages have links, so that the test above cannot pass without checking any', () => {
  expect(pages.flatMap(internalLinks).length).toBeGreaterThan(pages.length * 5);
});

test('ids are unique within a page', () => {
  const problems = pages.flatMap((page) => {
    const ids = listIds(page);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${page.file}: #${id}`);
  });
  expect(problems).toEqual([]);
});

test('code blocks of 2.x open their samples in the playground, those of 1.x do not', () => {
  const opened = pages.flatMap((page) =>
    internalLinks(page)
      .filter(({url}) => url.hash.startsWith(SAMPLE_FRAGMENT))
      .map(() => page.path),
  );
  expect(opened.length).toBeGreaterThan(200);
  expect(opened.filter((path) => path.startsWith(`${BASE_URL}docs/1.x`))).toEqual([]);
});
