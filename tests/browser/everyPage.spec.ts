// Checks for every page of the sitemap, all in one visit per page.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_FOLDER} from '../buildFolder';
import {findBarriers, showTheme} from './axe';
import {listSitePaths} from './sitePaths';
import {expect, test} from './test';

/** The width of a 1280 px window at 400 % zoom (WCAG 1.4.10: no scrolling in two directions). */
const NARROWEST = 320;
/** Parts that all pages of a layout share, and code, whose colors depend only on its language. */
const REPEATED = ['.navbar', '[data-announcement]', 'footer', '.theme-doc-sidebar-container', '.theme-code-block code'];
/** Pages that are checked with these parts: one for each layout and for each highlighted language. */
const EXAMINED_WHOLE = new Set([
  '',
  'search',
  'docs/hooks/useQuery',
  'docs/1.x/hooks/useQuery',
  'docs/codegen/CLI',
  'docs/codegen/CLI/redocly-config',
  'docs/getting-started/installation',
  'docs/migrating-to-openapi-qraft-v2',
]);

const PATHS = [...listSitePaths(), 'search'];

test.describe('every page loads with an empty console and no request to another origin, fits 320 px, and axe finds nothing @promise-accessible @promise-quiet @promise-media @request-no-backend', () => {
  for (const path of PATHS) {
    test(path || 'home page', async ({site, page}) => {
      // Without transitions. Otherwise axe would check colors in mid-transition.
      await page.emulateMedia({reducedMotion: 'reduce'});
      const response = await site.open(path);
      expect(response?.status()).toBe(200);
      await expect(site.doc.heading).toHaveCount(1);
      const exclude = EXAMINED_WHOLE.has(path) ? [] : REPEATED;
      expect.soft(await findBarriers(page, {exclude}), 'light, 1280 px').toEqual([]);
      await page.setViewportSize({width: 390, height: 800});
      await showTheme(page, 'dark');
      expect.soft(await findBarriers(page, {only: 'appearance', exclude}), 'dark, 390 px').toEqual([]);
      await page.setViewportSize({width: NARROWEST, height: 800});
      expect.soft(await page.evaluate(listWideElements), `${NARROWEST} px`).toEqual([]);
      // Wait for late requests and messages too: prefetched chunks, effects after the first paint.
      await page.waitForLoadState('networkidle');
    });
  }
});

test('every token color of code appears on a page that is checked whole', () => {
  const colors = new Map(PATHS.map((path) => [path, listCodeColors(path)]));
  const examined = new Set([...EXAMINED_WHOLE].flatMap((path) => colors.get(path) ?? []));
  const missing = PATHS.filter((path) => colors.get(path)?.some((color) => !examined.has(color)));
  expect(examined.size).toBeGreaterThan(10);
  expect(missing, 'Add one of these pages to EXAMINED_WHOLE.').toEqual([]);
});

/** The elements and classes that color code, such as `<span class=c-s>`. */
function listCodeColors(path: string): string[] {
  const html = readFileSync(join(BUILD_FOLDER, `${path || 'index'}.html`), 'utf8');
  const blocks = html.match(/<code\b[^>]*>.*?<\/code>/gs) ?? [];
  return blocks.flatMap((block) => block.match(/<[a-z]+(?: class=[^>]+)?>/g) ?? []);
}

/** Runs in the page. Lists elements that overflow, unless the page does not scroll sideways. */
function listWideElements(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll('main *, nav *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));
  return wide.length > 0 ? wide.slice(0, 5) : ['an element that is not in main, nav or footer'];
}
