// What holds on every page of the sitemap, in one visit each.
import {findBarriers} from './axe';
import {listSitePaths} from './sitePaths';
import {expect, test} from './test';

/** Below this size pages would have to scroll in two directions at 400 % zoom. */
const NARROWEST = 320;

test.describe('every page loads with an empty console and without leaving the site, fits 320 px, and axe finds nothing', () => {
  for (const path of [...listSitePaths(), 'search']) {
    test(path || 'home page', async ({site, page}) => {
      // Axe measures every character of a long page; on a busy machine that takes its time.
      test.setTimeout(120_000);
      // Colors that fade from one theme to the other would be judged halfway.
      await page.emulateMedia({reducedMotion: 'reduce'});
      const response = await site.open(path);
      expect(response?.status()).toBe(200);
      await expect(site.doc.heading).toHaveCount(1);

      const findings: string[] = [];
      for (const width of [1280, 390]) {
        await page.setViewportSize({width, height: 800});
        for (const theme of ['light', 'dark'] as const) {
          // Colors change with the attribute alone; everything else about the page is the same in both themes.
          await page.evaluate(setTheme, theme);
          const barriers = await findBarriers(page, theme === 'light' ? 'all' : 'colors');
          findings.push(...barriers.map((barrier) => `${path || 'home page'}, ${theme}, ${width} px: ${barrier}`));
        }
      }
      await page.setViewportSize({width: NARROWEST, height: 800});
      findings.push(
        ...(await page.evaluate(listWideElements)).map(
          (element) => `${path || 'home page'}, ${NARROWEST} px: too wide: ${element}`,
        ),
      );
      expect(findings).toEqual([]);
      // Late requests and messages count too: prefetched chunks, effects after the first paint.
      await page.waitForLoadState('networkidle');
    });
  }
});

/** Runs in the page: elements that stick out, unless the page does not scroll sideways at all. */
function listWideElements(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const wide = [...document.querySelectorAll('main *, nav *, footer *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));
  return wide.length > 0 ? wide.slice(0, 5) : ['an element that is not in main, nav or footer'];
}

/** Runs in the page, and waits for the transitions, of 1 ms under reduced motion, that the change starts. */
async function setTheme(theme: string): Promise<void> {
  document.documentElement.dataset.theme = theme;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
