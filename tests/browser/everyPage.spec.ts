// Checks for every page of the sitemap, all in one visit per page.
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

test.describe('every page loads with an empty console and no request to another origin, fits 320 px, and axe finds nothing @promise-accessible @promise-quiet @promise-media @request-no-backend', () => {
  for (const path of PATHS) {
    test(path || 'home page', async ({site, page}) => {
      // Without transitions. Otherwise axe would check colors in mid-transition.
      await page.emulateMedia({reducedMotion: 'reduce'});
      if (!EXAMINED_WHOLE.has(path)) await page.setViewportSize({width: NARROWEST, height: 800});
      const response = await site.open(path);
      expect(response?.status()).toBe(200);
      await expect(site.doc.heading).toHaveCount(1);
      if (EXAMINED_WHOLE.has(path)) {
        expect.soft(await findBarriers(page), 'light, 1280 px').toEqual([]);
        await page.setViewportSize({width: 390, height: 800});
        await showTheme(page, 'dark');
        expect.soft(await findBarriers(page, {only: 'appearance'}), 'dark, 390 px').toEqual([]);
        await page.setViewportSize({width: NARROWEST, height: 800});
      }
      expect.soft(await page.evaluate(listWideElements), `${NARROWEST} px`).toEqual([]);
      if (!EXAMINED_WHOLE.has(path)) {
        expect.soft(await findBarriers(page, {only: 'structure', exclude: REPEATED}), `${NARROWEST} px`).toEqual([]);
      }
      // Wait for late requests and messages too: effects after the first paint.
      await page.waitForLoadState('networkidle');
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
