// Scripts start late. What a reader does before hydration must not be lost.
import type {Page} from '@playwright/test';
import {holdRequests} from './holdRequests';
import {Search} from './pages/Search';
import {expect, test} from './test';

const MAIN_SCRIPT = /\/assets\/js\/main\.[^/]+\.js$/;

const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, MAIN_SCRIPT);

test.describe('before the scripts have loaded', () => {
  test('pressing the search shortcut opens the search after hydration', async ({site, page}) => {
    const release = await holdScripts(page);
    await page.goto('docs/hooks/useQuery');
    await page.keyboard.press('Control+k');
    release();
    await site.expectReady();
    await expect(new Search(page).input).toBeFocused();
  });

  test('clicking the search button opens the search after hydration', async ({site, page}) => {
    const release = await holdScripts(page);
    await page.goto('docs/hooks/useQuery');
    await new Search(page).button.click();
    release();
    await site.expectReady();
    await expect(new Search(page).input).toBeFocused();
  });

  test('several clicks are replayed in their order', async ({site, page}) => {
    const release = await holdScripts(page);
    await page.goto('docs/getting-started/installation');
    await site.doc.tabs('pnpm').first().click();
    await site.navbar.colorToggle.click();
    release();
    await site.expectReady();
    await expect(site.doc.tabs('pnpm').first()).toHaveAttribute('aria-selected', 'true');
    await site.expectTheme('dark');
  });

  test('two clicks on a toggle count as two', async ({site, page}) => {
    const release = await holdScripts(page);
    await page.goto('docs/getting-started/installation');
    await site.navbar.colorToggle.click();
    await site.navbar.colorToggle.click();
    await site.doc.tabs('pnpm').first().click();
    release();
    await site.expectReady();
    // Clicks are replayed in order, so when the tab has changed, the toggle was clicked too.
    await expect(site.doc.tabs('pnpm').first()).toHaveAttribute('aria-selected', 'true');
    await site.expectTheme('light');
    expect(await site.stored('theme')).toBe('light');
  });

  test('the mobile menu opens after hydration', async ({site, page}) => {
    await page.setViewportSize({width: 390, height: 800});
    const release = await holdScripts(page);
    await page.goto('docs/hooks/useQuery');
    await site.navbar.menuButton.click();
    release();
    await expect(site.mobileMenu.link('useMutation()')).toBeVisible();
  });

  test('links work at once', async ({site, page}) => {
    await holdScripts(page);
    await page.goto('docs/hooks/useQuery');
    await site.navbar.link('Docs').click();
    await site.expectPath('docs/overview');
    await expect(site.doc.heading).toHaveText('Overview');
  });
});

test('scripts wait until the page is idle', async ({site, page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('docs/hooks/useQuery', {waitUntil: 'domcontentloaded'});
  const pictureOrStyle = asked.filter((path) => !path.endsWith('.js'));
  expect(pictureOrStyle.length).toBeGreaterThan(0);
  await site.expectReady();
  const types = await page.evaluate(() => {
    const load = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    const scripts = performance.getEntriesByType('resource').filter(({name}) => name.endsWith('.js'));
    return {
      load: load.loadEventStart,
      first: Math.min(...scripts.map(({startTime}) => startTime)),
      count: scripts.length,
    };
  });
  expect(types.count).toBeGreaterThan(3);
  expect(types.first).toBeGreaterThanOrEqual(types.load);
});

test('hydration leaves the head and the code of the page alone', async ({site, page}) => {
  await page.setViewportSize({width: 390, height: 800}); // Wide code gets a button for word wrap.
  await page.addInitScript(() => {
    const removed: string[] = [];
    Object.assign(window, {removed});
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((mutations) => {
        for (const {target, removedNodes} of mutations) {
          const place = target instanceof Element && target.closest('head, pre');
          if (place) removed.push(...[...removedNodes].map((node) => `${place.tagName}: ${node.nodeName}`));
        }
      }).observe(document, {subtree: true, childList: true}),
    );
  });
  await page.goto('docs/overview');
  await site.expectReady();
  await expect(page.locator('.code-wrap').first()).toBeAttached();
  const removed = await page.evaluate(() => (window as unknown as {removed: string[]}).removed);
  // Scripts that load code remove themselves, and react-helmet-async writes structured data once.
  expect(removed.filter((place) => place !== 'HEAD: SCRIPT')).toEqual([]);
});

test('the search page does not wait', async ({site, page}) => {
  await page.goto('search?q=useQuery', {waitUntil: 'commit'});
  await site.expectReady();
  await expect(page.getByRole('link', {name: /useQuery/}).first()).toBeVisible();
});

test('a page whose scripts fail to load stays readable and its links work', async ({site, page}) => {
  site.expectFindings('request failed');
  site.expectFindings('ERR_FAILED');
  await page.route(MAIN_SCRIPT, (route) => route.abort());
  await page.goto('docs/hooks/useQuery', {waitUntil: 'load'});
  await site.navbar.link('Docs').click();
  await expect(site.doc.heading).toHaveText('Overview');
});

test('the home page shows the base URL banner when its assets fail to load @start-base-url-banner', async ({
  site,
  page,
}) => {
  site.expectFindings('request failed');
  site.expectFindings('ERR_FAILED');
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto('');
  await expect(page.getByText('A very common reason is a wrong site baseUrl configuration.')).toBeVisible();
});

test('code is highlighted without JavaScript', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: baseURL ?? ''});
  const page = await context.newPage();
  await page.goto('docs/hooks/useQuery');
  const keyword = page.locator('.theme-code-block code > i:not([class])').first();
  const [color, plain] = await Promise.all(
    [keyword, page.locator('.theme-code-block pre').first()].map((one) =>
      one.evaluate((element) => getComputedStyle(element).color),
    ),
  );
  expect(color).not.toBe(plain);
  await context.close();
});
