import {describe, expect, test} from 'vitest';
import {SITE_URL} from '../buildFolder';
import {type BuiltPage, contentPages, docPages, findElements, pages, versionOf} from './builtSite';

// SVG images such as the logo may have a title element too. The page's title comes first.
const titleOf = (page: BuiltPage) => findElements(page, 'title')[0]?.text ?? '';
const metaOf = (page: BuiltPage, name: string) =>
  findElements(page, 'meta', {name})[0]?.attributes.content?.trim() ?? '';

/** Groups of pages that share a value that should be unique. */
function findShared(candidates: readonly BuiltPage[], valueOf: (page: BuiltPage) => string): string[] {
  const pagesByValue = new Map<string, BuiltPage[]>();
  for (const page of candidates) {
    pagesByValue.set(valueOf(page), [...(pagesByValue.get(valueOf(page)) ?? []), page]);
  }
  return [...pagesByValue]
    .filter(([, group]) => group.length > 1)
    .map(([value, group]) => `"${value}" on ${group.map(({file}) => file).join(', ')}`);
}

describe('titles and descriptions', () => {
  test('every page has a title, unique across both versions', {tags: '@identity'}, () => {
    expect(pages.filter((page) => titleOf(page) === '').map(({file}) => file)).toEqual([]);
    expect(findShared(pages, titleOf)).toEqual([]);
  });

  test('a page of an older version names the version in its title', () => {
    const wrong = docPages.filter((page) => (versionOf(page) === '1.x') !== titleOf(page).includes('(1.x)'));
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('every page has a description of 50 to 160 characters, unique within its version', () => {
    const wrong = contentPages.filter((page) => {
      const {length} = metaOf(page, 'description');
      return length < 50 || length > 160;
    });
    expect(wrong.map((page) => `${page.file}: "${metaOf(page, 'description')}"`)).toEqual([]);
    for (const version of ['1.x', '2.x']) {
      const group = docPages.filter((page) => versionOf(page) === version);
      expect(findShared(group, (page) => metaOf(page, 'description'))).toEqual([]);
    }
  });

  test('every page has exactly one first-level heading', () => {
    const counts = pages.map((page) => `${page.file}: ${findElements(page, 'h1').length}`);
    expect(counts.filter((count) => !count.endsWith(': 1'))).toEqual([]);
  });
});

test('every page has its text without JavaScript', {tags: '@promise-without-javascript'}, () => {
  const empty = contentPages.filter((page) => (findElements(page, 'main')[0]?.text.length ?? 0) < 200);
  expect(empty.map(({file}) => file)).toEqual([]);
});

describe('addresses', () => {
  test.each([
    ['canonical link', 'link', {rel: 'canonical'}, 'href'],
    ['og:url', 'meta', {property: 'og:url'}, 'content'],
    ['English alternate', 'link', {rel: 'alternate', hreflang: 'en'}, 'href'],
    ['default alternate', 'link', {rel: 'alternate', hreflang: 'x-default'}, 'href'],
  ])('the %s is the URL of the page, once', {tags: '@start-head-tags'}, (_name, tag, wanted, attribute) => {
    const wrong = contentPages.filter((page) => {
      const values = findElements(page, tag, wanted).map(({attributes}) => attributes[attribute]);
      return values.length !== 1 || values[0] !== SITE_URL + page.path;
    });
    expect(wrong.map(({file}) => file)).toEqual([]);
  });

  test('every page declares its language', () => {
    const wrong = pages.filter((page) => findElements(page, 'html', {lang: 'en'}).length !== 1);
    expect(wrong.map(({file}) => file)).toEqual([]);
  });
});

test('every page of the docs is listed in its sidebar', {tags: '@routes-sidebar'}, () => {
  const unlisted = docPages.filter(
    (page) =>
      findElements(page, 'a', {'aria-current': 'page'}).filter(({attributes}) =>
        attributes.class?.includes('menu__link--active'),
      ).length !== 1,
  );
  expect(
    unlisted.map(({file}) => file),
    'Add these pages to sidebars.ts or versioned_sidebars/version-1.x-sidebars.json.',
  ).toEqual([]);
});

test(
  'the table of contents of every docs page lists its headings of level 2 and 3, and no others',
  {tags: '@table-of-contents'},
  () => {
    const wrong = docPages.flatMap(({file, root, elements}) => {
      const listed = root
        .querySelectorAll('.table-of-contents a')
        .map((link) => decodeURI(link.getAttribute('href') ?? '').slice(1));
      const headings = elements.flatMap(({tag, attributes}) =>
        /^h[23]$/.test(tag) && attributes.class?.includes('anchor') ? (attributes.id ?? []) : [],
      );
      return listed.join() === headings.join() ? [] : [`${file}: ${listed.join()} instead of ${headings.join()}`];
    });
    expect(wrong).toEqual([]);
    expect(docPages.filter((page) => findElements(page, 'h3').length > 0).length).toBeGreaterThan(10);
  },
);

test('only the search page has a noindex tag, in the form that crawlers read', () => {
  const asking = pages.filter((page) => findElements(page, 'meta', {name: 'robots'}).length > 0);
  expect(asking.map(({file}) => file)).toEqual(['search.html']);
  expect(
    asking.flatMap((page) => findElements(page, 'meta', {name: 'robots'})).map(({attributes}) => attributes.content),
  ).toEqual(['noindex, follow']);
  expect(pages.filter((page) => findElements(page, 'meta', {property: 'robots'}).length > 0)).toEqual([]);
});
