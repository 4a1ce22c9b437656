import type {Page} from '@playwright/test';
import {expect, test} from './test';

test('links lead from the home page to the docs and to the other version @routes-home @nav-docs @nav-versions', async ({
  site,
}) => {
  await site.open();
  await site.navbar.openDocs();
  await site.expectPath('docs/overview');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
  await site.navbar.chooseVersion('1.x', '2.x');
  await site.expectPath('docs/overview');
});

test('changing the version keeps the reader on the same page', async ({site}) => {
  await site.open('docs/getting-started/installation');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/getting-started/installation');
});

test('the language menu offers English @nav-language', async ({site}) => {
  await site.open();
  await site.navbar.dropdown('English').hover();
  await expect(site.navbar.link('English')).toBeVisible();
});

for (const [from, to] of [
  ['docs', 'docs/overview'],
  ['docs/1.x', 'docs/1.x/overview'],
] as const) {
  test(`${from} redirects to the overview of its version @routes-docs-root`, async ({site, page}) => {
    await page.goto(from);
    await site.expectPath(to);
    await site.expectReady();
    await expect(site.doc.heading).toBeVisible();
  });
}

test('the roots of the docs also redirect on client-side navigation', async ({site, page}) => {
  await site.open();
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const root of ['docs', 'docs/1.x']) {
    // What clicking an internal link does.
    await page.evaluate((path) => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/openapi-qraft/${root}`);
    await site.expectPath(`${root}/overview`);
    await expect(site.doc.heading).toHaveText('Overview');
  }
  expect(documents).toEqual([]);
});

for (const path of ['docs/no-such-page', 'docs/overview/no-such-page', 'search/no-such-page']) {
  test(`${path} responds with 404 and the not-found page @routes-not-found`, async ({site}) => {
    const response = await site.openMissing(path);
    expect(response?.status()).toBe(404);
    await expect(site.doc.heading).toHaveText('Page Not Found');
    await expect(site.navbar.link('Docs')).toBeVisible();
  });
}

test('the navbar links to the source repository @nav-source', async ({site}) => {
  await site.open();
  const link = site.navbar.link('Source repository on GitHub');
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', 'https://github.com/OpenAPI-Qraft/openapi-qraft');
});

test('the footer is dark in both themes and has a copyright line @footer @identity', async ({site, page}) => {
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

/** Scrolls in two steps, like a wheel: the navbar compares the position with the previous one. */
async function scrollDown(page: Page): Promise<void> {
  for (const top of [500, 1000]) {
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  }
}

test('the navbar stays visible on scrolling down, as configured @nav-hide-on-scroll', async ({site, page}) => {
  await site.open('docs/hooks/useQuery');
  await scrollDown(page);
  await expect(site.navbar.link('Docs')).toBeInViewport();
});

test('the navbar can hide on scrolling down, and reappears on scrolling up @nav-hide-on-scroll', async ({
  site,
  page,
}) => {
  // Serves the same build with `hideOnScroll` turned on.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('hideOnScroll:!1', 'hideOnScroll:!0')});
  });
  // The built HTML still has the old setting, so React reports a hydration mismatch.
  site.expectFindings('onRecoverableError');
  await site.open('docs/hooks/useQuery');
  await scrollDown(page);
  await expect(site.navbar.link('Docs')).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(site.navbar.link('Docs')).toBeInViewport();
});

test.describe('below 996 px', () => {
  test.use({viewport: {width: 995, height: 800}});

  test('the navbar collapses into a menu that opens, navigates and closes @nav-mobile-menu', async ({site}) => {
    await site.open();
    await expect(site.navbar.link('Docs')).toBeHidden();
    await site.navbar.menuButton.click();
    await expect(site.mobileMenu.panel).toBeVisible();
    await site.mobileMenu.link('Docs').click();
    await site.expectPath('docs/overview');
    await expect(site.mobileMenu.panel).toBeHidden();
  });

  test('on a docs page the menu shows the sidebar first', async ({site}) => {
    await site.open('docs/overview');
    await site.navbar.menuButton.click();
    await expect(site.mobileMenu.currentPage.first()).toBeVisible();
    await site.mobileMenu.backToMainMenu();
    await expect(site.mobileMenu.link('Docs')).toBeVisible();
    await site.mobileMenu.close();
    await expect(site.mobileMenu.panel).toBeHidden();
  });

  test('the menu closes when the window becomes wide, and stays closed @nav-mobile-menu-closes', async ({
    site,
    page,
  }) => {
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

test('above 996 px the navbar stays open @nav-mobile-menu @limit-desktop', async ({site, page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await site.open();
  await expect(site.navbar.link('Docs')).toBeVisible();
  await expect(site.navbar.menuButton).toBeHidden();
});
