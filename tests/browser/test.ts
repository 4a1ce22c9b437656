import {expect, test as base} from '@playwright/test';
import {watchPage} from './watchPage';
import {Site} from './pages/Site';

interface Fixtures {
  readonly site: Site;
}

/**
 * Playwright's test with page objects. Every test also fails when the console of its page is not empty, or when a
 * request fails or goes to another origin.
 */
export const test = base.extend<Fixtures>({
  site: async ({page, baseURL}, use) => {
    if (!baseURL) throw new Error('playwright.config.ts gives no baseURL');
    const watch = watchPage(page, new URL(baseURL).origin);
    const site = new Site(page, baseURL, watch);
    await use(site);
    expect(watch.findings(), 'the console stays empty, and no request fails or leaves the site').toEqual([]);
  },
});

export {expect};
