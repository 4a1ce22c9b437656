// Checks for every page of the sitemap, in one visit per page, and a second one for colors.
import {findBarriers, showTheme} from './axe';
import {choosePagesWithEveryTextStyle} from './pagesWithEveryTextStyle';
import {listSitePaths} from './sitePaths';
import {expect, test} from './sharedPage';

/** The width of a 1280 px window at 400 % zoom (WCAG 1.4.10: no scrolling in two directions). */
const NARROWEST = 320;
/** Parts that all pages of a layout share, and code, whose tags repeat. */
const REPEATED = ['.navbar', '[data-announcement]', 'footer', '.theme-doc-sidebar-container', '.theme-code-block code'];

const PATHS = [...listSitePaths(), 'search'];
/** Checked with the repeated parts, and for colors in both themes. */
const EXAMINED_WHOLE = choosePagesWithEveryTextStyle(PATHS);

// Without transitions. Otherwise axe would check colors in mid-transition.
test.beforeEach(({page}) => page.emulateMedia({reducedMotion: 'reduce'}));

test.describe('every page loads with an empty console and no request to another origin, fits 320 px, and axe finds nothing @promise-accessible @promise-quiet @promise-media @request-no-backend', () => {
  for (const path of PATHS) {
    test(path || 'home page', async ({site, page}) => {
      await page.setViewportSize({width: NARROWEST, height: 800});
      const response = await site.open(path);
      expect(response?.status()).toBe(200);
      await expect(site.doc.heading).toHaveCount(1);
      expect.soft(await page.evaluate(listWideElements)).toEqual([]);
      if (EXAMINED_WHOLE.has(path)) {
        await showTheme(page, 'dark');
        expect.soft(await findBarriers(page, {only: 'appearance'}), 'dark').toEqual([]);
      } else {
        expect.soft(await findBarriers(page, {only: 'structure', exclude: REPEATED})).toEqual([]);
      }
      // Wait for late requests and messages too: effects after the first paint.
      await page.waitForLoadState('networkidle');
    });
  }
});

test.describe('axe finds nothing on the whole page, light, 1280 px @promise-accessible', () => {
  for (const path of EXAMINED_WHOLE) {
    test(path || 'home page', async ({site, page}) => {
      await site.open(path);
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});

/** Runs in the page. Lists elements that overflow, unless the page does not scroll sideways. */
function listWideElements(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll('main *, nav *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));
  return wide.length > 0 ? wide.slice(0, 5) : ['an element that is not in main, nav or footer'];
}
