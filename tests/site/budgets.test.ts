import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {PAGE_TYPE_NAMES, PAGE_TYPES} from '../../scripts/measure/pageTypes';
import {toKibibytes, weigh} from '../../scripts/measure/weigh';
import {ADDED_PAGES} from '../addedPages';
import {HOSTED_BUILD_FOLDER} from '../browser/fakeAlgolia/hostedSite';
import {BASE_URL, BUILD_FOLDER} from '../buildFolder';
import {growthPerPageBytes, PAGE_BUDGETS, styleSheet} from '../readBudgets';
import {builtFiles, findLoadedAddresses, pages, type BuiltPage} from './builtSite';

/** Weighs the files that a page declares. The browser test weighs what Chromium really loads. */
function weighPage(page: BuiltPage): Record<string, number> {
  const html = readFileSync(join(BUILD_FOLDER, page.file), 'utf8');
  const listed = /<script id="?page-files"? type="?application\/json"?>(.*?)<\/script>/.exec(html)?.[1];
  if (listed === undefined) throw new Error(`${page.file} does not list its scripts.`);
  const {scripts} = JSON.parse(listed) as {scripts: string[]}; // written by src/plugins/deferred-hydration
  const shown = findLoadedAddresses(page).filter((address) => /\.(?:css|svg|png|woff2)$/.test(address));
  // Browsers load only one of the icons: the SVG.
  const files = [...new Set(shown)].filter((address) => !/apple-touch-icon|favicon\.ico/.test(address));
  const sum = (addresses: readonly string[]): number =>
    addresses.reduce((total, address) => total + weigh(readBuilt(address)), 0);
  const css = files.filter((address) => address.endsWith('.css'));
  const htmlSize = weigh(html);
  return {
    html: toKibibytes(htmlSize),
    htmlUncompressed: toKibibytes(Buffer.byteLength(html)),
    elements: page.elements.length,
    readable: toKibibytes(htmlSize + sum(css)),
    javascript: toKibibytes(sum(scripts)),
    all: toKibibytes(htmlSize + sum(files) + sum(scripts)),
    requests: 1 + files.length + scripts.length,
  };
}

function readBuilt(address: string): Buffer {
  return readFileSync(join(BUILD_FOLDER, address.slice(BASE_URL.length)));
}

describe('every kind of page stays within its budget', {tags: '@promise-budgets'}, () => {
  test.each(PAGE_TYPE_NAMES)('%s', (name) => {
    const page = pages.find(({path}) => path === BASE_URL + PAGE_TYPES[name]);
    if (!page) throw new Error(`There is no page at ${BASE_URL}${PAGE_TYPES[name]}.`);
    const measured = weighPage(page);
    const over = Object.entries(PAGE_BUDGETS[name])
      .filter(([measure, limit]) => (measured[measure] ?? Infinity) > limit)
      .map(([measure, limit]) => `${measure}: ${measured[measure]}, limit ${limit}`);
    expect(over).toEqual([]);
  });
});

test('the style sheet stays within its budget', () => {
  const sheets = builtFiles.filter((file) => /(?:^|\/)styles\.\w+\.css$/.test(file));
  expect(sheets).toHaveLength(1);
  expect(toKibibytes(weigh(readFileSync(join(BUILD_FOLDER, sheets[0]!))))).toBeLessThanOrEqual(styleSheet);
});

test('no highlighter reaches the browser', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  const found = scripts.filter((file) =>
    /\.languages\.(?:clike|javascript)\b/.test(readFileSync(join(BUILD_FOLDER, file), 'utf8')),
  );
  expect(scripts.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test('the start script is the same text on every page', () => {
  const texts = pages.map(({file}) => {
    const html = readFileSync(join(BUILD_FOLDER, file), 'utf8');
    return /<script id="?page-files"?[^>]*>[^<]*<\/script><script>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  });
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toContain('page-files');
});

test(`${ADDED_PAGES} more pages do not change the main bundle`, () => {
  const growth = (name: string): number =>
    (weighBundle(HOSTED_BUILD_FOLDER, name) - weighBundle(BUILD_FOLDER, name)) / ADDED_PAGES;
  expect(readdirSync(join(HOSTED_BUILD_FOLDER, 'docs/synthetic'))).toContain(`page${ADDED_PAGES / 2}.html`);
  // The settings of the hosted search add 20 bytes in all.
  expect(growth('main.')).toBeLessThanOrEqual(growthPerPageBytes.main);
  expect(growth('runtime~main.')).toBeLessThanOrEqual(growthPerPageBytes.runtime);
});

function weighBundle(buildFolder: string, prefix: string): number {
  const folder = join(buildFolder, 'assets/js');
  const name = readdirSync(folder).find((file) => file.startsWith(prefix));
  if (name === undefined) throw new Error(`There is no ${prefix}*.js in ${folder}.`);
  return weigh(readFileSync(join(folder, name)));
}
