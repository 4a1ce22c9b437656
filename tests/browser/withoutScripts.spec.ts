// Without JavaScript, no control is shown that does nothing. tests/site checks that every page has its text.
import type {Locator, Page} from '@playwright/test';
import {expect, test} from '@playwright/test';

test.use({javaScriptEnabled: false});

const PAGE_TYPES = ['', 'docs/overview', 'docs/getting-started/installation', 'docs/1.x/hooks/useQuery', 'search'];

/** Visible controls that need JavaScript. */
async function listDeadControls(page: Page): Promise<string[]> {
  const controls = page.locator('button, input, select, [role=tab], [role=button]:not(a[href])');
  const dead: string[] = [];
  for (const control of await controls.filter({visible: true}).all()) {
    const isLabel = await control.evaluate((element) => getComputedStyle(element).pointerEvents === 'none');
    if (!isLabel) dead.push(await control.evaluate((element) => element.outerHTML.slice(0, 120)));
  }
  return dead;
}

for (const width of [390, 1280]) {
  for (const path of PAGE_TYPES) {
    test(`no dead controls: ${path || 'home page'}, ${width} px @promise-without-javascript`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await page.goto(path);
      expect(await listDeadControls(page)).toEqual([]);
    });
  }

  test(`navigation and version links work, ${width} px @promise-without-javascript`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await page.goto('');
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Docs', exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Overview');
    await page.getByRole('navigation', {name: 'Main'}).getByText('2.x', {exact: true}).first().hover();
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: '1.x', exact: true}).click();
    await page.waitForURL('**/docs/1.x/overview');
    await page.getByRole('link', {name: /^Next/}).click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Overview');
  });
}

test('the site title stays on one line on the narrowest screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.goto('docs/overview');
  const name = page.locator('.navbar__title');
  const height = await name.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(30);
});

test('the version menu opens by keyboard', async ({page}) => {
  await page.goto('docs/overview');
  const main = page.getByRole('navigation', {name: 'Main'});
  await main.getByText('2.x', {exact: true}).first().focus();
  await expect(main.getByRole('link', {name: '1.x', exact: true})).toBeVisible();
});

test('tabs show all panels @promise-without-javascript', async ({page}) => {
  await page.goto('docs/getting-started/installation');
  const panels = page.locator('[role=tabpanel]');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test('"View as Markdown" starts where the text starts on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto('docs/hooks/useQuery');
  const main = page.getByRole('main');
  const readLeft = async (text: Locator): Promise<number | undefined> => (await text.boundingBox())?.x;
  const link = await readLeft(main.getByRole('link', {name: 'View as Markdown'}));
  expect(link).toBe(await readLeft(main.getByRole('heading', {level: 1})));
});

test('the search page says that it needs JavaScript and links to alternatives', async ({page}) => {
  await page.goto('search');
  await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
  await page.getByRole('main').getByRole('link', {name: 'overview'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Overview');
});

test('a redirect works', async ({page}) => {
  await page.goto('docs/1.x');
  await expect(page).toHaveURL(/\/docs\/1\.x\/overview$/);
});
