import type {Page} from '@playwright/test';
import {expect, test} from './test';

test('a reader gets from the home page to the docs and to the other version', async ({site}) => {
  await site.open();
  await site.navbar.openDocs();
  await site.expectPath('docs/overview');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
  await site.navbar.chooseVersion('1.x', '2.x');
  await site.expectPath('docs/overview');
});

test('a reader keeps the page when changing the version', async ({site}) => {
  await site.open('docs/getting-started/installation');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/getting-started/installation');
});

test('the language menu offers English', async ({site}) => {
  await site.open();
  await site.navbar.dropdown('English').hover();
  await expect(site.navbar.link('English')).toBeVisible();
});

for (const [from, to] of [
  ['docs', 'docs/overview'],
  ['docs/1.x', 'docs/1.x/overview'],
] as const) {
  test(`${from} leads to the overview of its version`, async ({site, page}) => {
    await page.goto(from);
    await site.expectPath(to);
    await site.expectReady();
    await expect(site.doc.heading).toBeVisible();
  });
}

test('the roots of the docs lead on when they are reached without loading a document, too', async ({site, page}) => {
  await site.open();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const root of ['docs', 'docs/1.x']) {
    // What a click on a link of the site does.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/openapi-qraft/${root}`);
    await site.expectPath(`${root}/overview`);
    await expect(site.doc.heading).toHaveText('Overview');
  }
  expect(documents).toEqual([]);
});

test('an address that does not exist answers 404 with a page of the site', async ({site}) => {
  const response = await site.openMissing('docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(site.doc.heading).toHaveText('Page Not Found');
  await expect(site.navbar.link('Docs')).toBeVisible();
});

test('the navbar leads to the source repository', async ({site}) => {
  await site.open();
  const link = site.navbar.link('Source repository on GitHub');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', 'https://github.com/OpenAPI-Qraft/openapi-qraft');
});

test('the footer is dark in both themes and has a copyright line', async ({site, page}) => {
  await site.open();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/^© \d{4} OpenAPI Qraft contributors$/);
  for (const theme of ['light', 'dark'] as const) {
    if (theme === 'dark') await site.navbar.colorToggle.click();
    await site.expectTheme(theme);
    const channels = await footer.evaluate((element) => getComputedStyle(element).backgroundColor.match(/[\d.]+/g));
    expect(Math.max(...(channels ?? []).slice(0, 3).map(Number)), theme).toBeLessThan(90);
  }
});

/** In two steps, as a wheel does: the navbar asks where the page was before. */
async function scrollDown(page: Page): Promise<void> {
  for (const top of [500, 1000]) {
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
}

test('the navbar stays when the reader scrolls down, as the configuration says', async ({site, page}) => {
  await site.open('docs/hooks/useQuery');
  await scrollDown(page);
  await expect(site.navbar.link('Docs')).toBeInViewport();
});

test('the navbar can hide when the reader scrolls down, and comes back when they scroll up', async ({site, page}) => {
  // The same build with the one setting on.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('hideOnScroll:!1', 'hideOnScroll:!0')});
  });
  // The built page says otherwise, which React reports.
  site.expectFindings('onRecoverableError');
  await site.open('docs/hooks/useQuery');
  await scrollDown(page);
  await expect(site.navbar.link('Docs')).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(site.navbar.link('Docs')).toBeInViewport();
});

test.describe('under 996 px', () => {
  test.use({viewport: {width: 995, height: 800}});

  test('the navbar collapses into a menu that opens, leads on and closes', async ({site}) => {
    await site.open();
    await expect(site.navbar.link('Docs')).toBeHidden();
    await site.navbar.menuButton.click();
    await expect(site.mobileMenu.panel).toBeVisible();
    await site.mobileMenu.link('Docs').click();
    await site.expectPath('docs/overview');
    await expect(site.mobileMenu.panel).toBeHidden();
  });

  test('on a page of the docs the menu shows the sidebar first', async ({site}) => {
    await site.open('docs/overview');
    await site.navbar.menuButton.click();
    await expect(site.mobileMenu.currentPage.first()).toBeVisible();
    await site.mobileMenu.backToMainMenu();
    await expect(site.mobileMenu.link('Docs')).toBeVisible();
    await site.mobileMenu.close();
    await expect(site.mobileMenu.panel).toBeHidden();
  });

  test('the menu closes when the screen becomes wide, and stays closed', async ({site, page}) => {
    await site.open('docs/overview');
    await site.navbar.menuButton.click();
    await expect(site.mobileMenu.panel).toBeVisible();
    await page.setViewportSize({width: 997, height: 800});
    await expect(site.mobileMenu.panel).toBeHidden();
    await expect(site.navbar.link('Docs')).toBeVisible();
    await page.setViewportSize({width: 995, height: 800});
    await expect(site.navbar.menuButton).toBeVisible();
    await expect(site.mobileMenu.panel).toBeHidden();
  });
});

test('above 996 px the navbar stays open', async ({site, page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await site.open();
  await expect(site.navbar.link('Docs')).toBeVisible();
  await expect(site.navbar.menuButton).toBeHidden();
});
