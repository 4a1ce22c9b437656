// What holds on every page of the sitemap, in one visit each.
import type {Page} from '@playwright/test';
import {findBarriers, showTheme} from './axe';
import {listSitePaths} from './sitePaths';
import {expect, test} from './test';

/** Below this size pages would have to scroll in two directions at 400 % zoom. */
const NARROWEST = 320;
/** Of a computer and of a phone. */
const WIDTHS = [1280, 390] as const;
/** Its colors and its size are the same at every width, and it is half of what axe has to measure. */
const CODE = '.theme-code-block code';

/** Visits in one browser context. */
const PAGES_PER_TEST = 6;
const PATHS = [...listSitePaths(), 'search'];

test.describe('every page loads with an empty console and without leaving the site, fits 320 px, and axe finds nothing', () => {
  for (let start = 0; start < PATHS.length; start += PAGES_PER_TEST) {
    const paths = PATHS.slice(start, start + PAGES_PER_TEST);
    test(`pages ${start + 1} to ${start + paths.length}`, async ({site, page}) => {
      // Axe measures every character of a long page; on a busy machine that takes its time.
      test.setTimeout(300_000);
      // Colors that fade from one theme to the other would be judged halfway.
      await page.emulateMedia({reducedMotion: 'reduce'});
      for (const path of paths) {
        const name = path || 'home page';
        await page.setViewportSize({width: WIDTHS[0], height: 800});
        const response = await site.open(path);
        expect.soft(response?.status(), name).toBe(200);
        await expect.soft(site.doc.heading, name).toHaveCount(1);
        expect.soft(await listFindings(page), name).toEqual([]);
        // Late requests and messages count too: prefetched chunks, effects after the first paint.
        await page.waitForLoadState('networkidle');
      }
    });
  }
});

/** One text per finding, with its theme, width and element. Leaves the page at its narrowest, in the dark theme. */
async function listFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    for (const theme of ['light', 'dark'] as const) {
      // Colors change with the attribute alone; everything else about the page is the same in both themes.
      await showTheme(page, theme);
      const barriers = await findBarriers(page, {
        only: theme === 'light' ? 'all' : 'colors',
        except: width === WIDTHS[0] ? undefined : CODE,
      });
      findings.push(...barriers.map((barrier) => `${theme}, ${width} px: ${barrier}`));
    }
  }
  await page.setViewportSize({width: NARROWEST, height: 800});
  const wide = await page.evaluate(listWideElements);
  return [...findings, ...wide.map((element) => `${NARROWEST} px: too wide: ${element}`)];
}

/** Runs in the page: elements that stick out, unless the page does not scroll sideways at all. */
function listWideElements(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll('main *, nav *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));
  return wide.length > 0 ? wide.slice(0, 5) : ['an element that is not in main, nav or footer'];
}
