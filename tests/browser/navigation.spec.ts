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

test('an address that does not exist answers 404 with a page of the site', async ({site}) => {
  const response = await site.openMissing('docs/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(site.doc.heading).toHaveText('Page Not Found');
  await expect(site.navbar.link('Docs')).toBeVisible();
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
});

test('above 996 px the navbar stays open', async ({site, page}) => {
  await page.setViewportSize({width: 997, height: 800});
  await site.open();
  await expect(site.navbar.link('Docs')).toBeVisible();
  await expect(site.navbar.menuButton).toBeHidden();
});
