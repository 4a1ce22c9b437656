import {expect, test as base} from '@playwright/test';
import {watchPage} from './watchPage';
import {Site} from './pages/Site';

interface Fixtures {
  readonly site: Site;
  /**
   * Whether pages prefetch the code behind links in view. Off by default, as for readers who save data: it is a third of
   * the work of a page view. Turn it on with `test.use` in tests of prefetching.
   */
  readonly prefetch: boolean;
}

/**
 * Playwright's test with page objects. Every test also fails when the console of its page is not empty, or when a
 * request fails or goes to another origin.
 */
export const test = base.extend<Fixtures>({
  prefetch: [false, {option: true}],
  site: async ({page, baseURL, prefetch}, use) => {
    if (!baseURL) throw new Error('playwright.config.ts gives no baseURL');
    if (!prefetch) await page.addInitScript(saveData);
    const watch = watchPage(page, new URL(baseURL).origin);
    const site = new Site(page, baseURL, watch);
    await use(site);
    expect(watch.findings(), 'the console stays empty, and no request fails or leaves the site').toEqual([]);
  },
});

/** Runs in the page. Turns on the browser's data saver. Pages that tests share run this once for each test. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', {
    value: {effectiveType: '4g', saveData: true},
    configurable: true,
  });
}

export {expect};
