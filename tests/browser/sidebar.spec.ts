import type {Page} from '@playwright/test';
import {watchShifts} from './layoutShifts';
import {expect, test} from './test';

/** A page deep in a group that is collapsed by default. */
const DEEP_PAGE = 'docs/query-client/removeQueries';
const DEEP_NAME = 'removeQueries()';

const scrollTop = (page: Page) => page.locator('.theme-doc-sidebar-container .menu').evaluate((menu) => menu.scrollTop);
const scrollTo = (page: Page, top: number) =>
  page.locator('.theme-doc-sidebar-container .menu').evaluate((menu, value) => (menu.scrollTop = value), top);

test.use({viewport: {width: 1280, height: 600}});

test('the entry of the current page is scrolled into view', async ({site}) => {
  await site.open(DEEP_PAGE);
  await expect(site.sidebarLink(DEEP_NAME)).toBeInViewport({ratio: 1});
});

test('the sidebar keeps its scroll position on reload', async ({site, page}) => {
  await site.open(DEEP_PAGE);
  await scrollTo(page, 37);
  await site.reload();
  expect(await scrollTop(page)).toBe(37);
});

test('the sidebar keeps its scroll position on navigation', async ({site, page}) => {
  await site.open(DEEP_PAGE);
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(0);
  await site.sidebarLink('resetQueries()').click();
  await site.expectPath('docs/query-client/resetQueries');
  expect(await scrollTop(page)).toBe(top);
});

test('the scroll position is restored after visiting a page without a sidebar', async ({site, page}) => {
  await site.open(DEEP_PAGE);
  await scrollTo(page, 51);
  await site.navbar.link('OpenAPI Qraft').click();
  await site.expectPath('');
  await page.goBack();
  await site.expectPath(DEEP_PAGE);
  await expect.poll(() => scrollTop(page)).toBe(51);
});

test('groups stay expanded or collapsed on navigation, without layout shift', async ({site, page}) => {
  await site.open('docs/overview');
  await site.sidebarGroup('Getting started').click();
  await site.sidebarGroup('Authentication').click();
  await expect(site.sidebarLink('Bearer')).toBeVisible();
  const readShifts = await watchShifts(page);
  await site.reload();
  await expect(site.sidebarLink('Bearer')).toBeVisible();
  await expect(site.sidebarGroup('Getting started')).toHaveAttribute('aria-expanded', 'false');
  expect(await readShifts()).toEqual([]);
});

test('a menu that waits for React is shown when a script does not load', async ({site, page}) => {
  await site.open('docs/overview');
  await site.sidebarGroup('Getting started').click();
  site.expectFindings('net::ERR_FAILED');
  let fail = (): void => undefined;
  const isLost = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await isLost;
    await route.abort('failed');
  });
  await page.addInitScript(() => {
    // Without the time limit of hideSidebar, only the error can show the menu.
    const {setTimeout} = window;
    Object.assign(window, {
      setTimeout: (run: () => void, wait?: number) => (wait === 10_000 ? 0 : setTimeout(run, wait)),
    });
  });
  await page.reload();
  await expect(site.doc.heading).toBeVisible();
  await expect(site.sidebarGroup('Guides')).toBeHidden();
  fail();
  await expect(site.sidebarGroup('Guides')).toBeVisible();
});

test('the sidebar works without storage', async ({site, page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new Error('denied');
      },
    });
  });
  await site.open(DEEP_PAGE);
  await expect(site.sidebarLink(DEEP_NAME)).toBeInViewport({ratio: 1});
  await site.sidebarGroup('Authentication').click();
  await expect(site.sidebarGroup('Authentication')).toHaveAttribute('aria-expanded', 'true');
  await site.reload();
  await expect(site.sidebarLink(DEEP_NAME)).toBeInViewport({ratio: 1});
});

test('foreign data in the storage does no harm', async ({site, page}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('docs-sidebar', 'null');
  });
  await site.open(DEEP_PAGE);
  await expect(site.sidebarLink(DEEP_NAME)).toBeInViewport({ratio: 1});
});
