import {expect, test} from 'vitest';
import {BASE_URL, SITE_URL} from '../buildFolder';
import {type BuiltPage, findServedFile, pages} from './builtSite';

const pagesByFile = new Map(pages.map((page) => [page.file, page]));
const idsByFile = new Map<string, Set<string>>();

function idsOf(page: BuiltPage): Set<string> {
  const known = idsByFile.get(page.file);
  if (known) return known;
  const ids = new Set(page.root.querySelectorAll('[id]').map((element) => element.id));
  idsByFile.set(page.file, ids);
  return ids;
}

/** Internal links of a page, resolved: pages under another origin are not ours to check. */
function internalLinks(page: BuiltPage): {href: string; url: URL}[] {
  return page.root
    .querySelectorAll('a[href]')
    .map((link) => link.getAttribute('href') ?? '')
    .map((href) => ({href, url: new URL(href, SITE_URL + page.path)}))
    .filter(({url}) => url.origin === SITE_URL);
}

/** Says what is wrong with a link, or nothing. */
function describeProblem(page: BuiltPage, {href, url}: {href: string; url: URL}): string | undefined {
  const file = findServedFile(url.pathname);
  if (!file) return `${page.file}: "${href}" leads to a page that does not exist`;
  if (url.pathname !== BASE_URL && url.pathname.endsWith('/')) {
    return `${page.file}: "${href}" ends with a slash; addresses of this site do not`;
  }
  const target = pagesByFile.get(file);
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && target && !idsOf(target).has(anchor))
    return `${page.file}: "${href}" names an anchor that ${file} lacks`;
  return undefined;
}

test('every internal link and anchor leads somewhere', () => {
  const problems = pages.flatMap((page) => internalLinks(page).map((link) => describeProblem(page, link)));
  expect([...new Set(problems)].filter(Boolean)).toEqual([]);
});

test('links are found at all, so that the check above means something', () => {
  expect(pages.flatMap(internalLinks).length).toBeGreaterThan(pages.length * 5);
});

test('no id is used twice on a page', () => {
  const problems = pages.flatMap((page) => {
    const ids = page.root.querySelectorAll('[id]').map((element) => element.id);
    return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => `${page.file}: #${id}`);
  });
  expect(problems).toEqual([]);
});
