import {findBarriers, showTheme} from './axe';
import {expect, test} from './test';

const PAGE = 'docs/hooks/useQuery';
const FILE = '**/docs/hooks/useQuery.changes.md';
const LINK = {name: 'Differences as Markdown'};

test('opens by keyboard, loads once, and announces what it shows', async ({site, page}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.changes.md') && asked.push(request.url()));
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  // Tab follows the order of the row: the other version, the page's actions, the changes.
  await site.doc.counterpart('1.x').focus();
  for (const control of ['Copy page', 'View as Markdown']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(control);
  }
  await page.keyboard.press('Tab');
  await expect(site.doc.changes.locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(site.doc.changes.locator('.theme-code-block')).toHaveCount(2);
  await expect(site.announced).toHaveText('2 differences are shown.');

  await page.keyboard.press('Enter');
  await expect(site.doc.changes.locator('.theme-code-block').first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(site.doc.changes.locator('.theme-code-block').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('changed lines have + and -, use ins and del, and scroll by keyboard', async ({site, page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open(PAGE);
  await site.doc.changes.locator('summary').click();
  const block = site.doc.changes.getByRole('group', {name: 'Code of Signature'});
  await expect(block.getByRole('deletion')).toHaveText(/^-\s+queryClient\?: QueryClient,\s*$/);
  const sample = site.doc.changes.getByRole('group', {name: 'Code of BookPage.tsx (migration guide)'});
  await expect(sample.getByRole('insertion').first()).toHaveText(/^\+ import \{ qraft \}/);
  await block.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate(({scrollLeft}) => scrollLeft)).toBeGreaterThan(0);
});

test('copying copies the newer side', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(PAGE);
  await site.doc.changes.locator('summary').click();
  const block = site.doc.changes.locator('.theme-code-block').first();
  await block.hover();
  await site.doc.copyButton(block).click();
  await expect(site.announced).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^api\.<service>/);
  expect(copied).not.toContain('queryClient');
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in the open diff, ${theme}, ${width} px`, async ({site, page}) => {
    await page.setViewportSize({width, height: 900});
    // Without transitions. Otherwise axe would check colors in mid-transition.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open(PAGE);
    await site.doc.changes.locator('summary').click();
    await expect(site.doc.changes.locator('.theme-code-block')).toHaveCount(2);
    await showTheme(page, theme);
    expect(await findBarriers(page, {include: 'details:has(.theme-code-block)'})).toEqual([]);
  });
}

for (const [what, response] of [
  ['does not come', {status: 500}],
  ['is a page of the host', {status: 200, body: '<!doctype html><title>Not found</title>'}],
] as const) {
  test(`a file that ${what} leaves the link and a message, and opening again retries`, async ({site, page}) => {
    site.expectFindings('500');
    await page.route(FILE, (route) => route.fulfill(response));
    await site.open(PAGE);
    const summary = site.doc.changes.locator('summary');
    await summary.click();
    await expect(site.doc.changes.getByRole('alert')).toHaveText(/^The differences could not be loaded\./);
    await expect(site.doc.changes.getByRole('link', LINK)).toBeVisible();
    await page.unroute(FILE);
    await summary.click();
    await summary.click();
    await expect(site.doc.changes.locator('.theme-code-block')).toHaveCount(2);
    await expect(site.doc.changes.getByRole('alert')).toHaveCount(0);
  });
}

test('another page shows its own diff, collapsed at first', async ({site, page}) => {
  await site.open(PAGE);
  await site.doc.changes.locator('summary').click();
  await expect(site.doc.changes.locator('.theme-code-block')).toHaveCount(2);
  await site.sidebarLink('useQueries()').click();
  await expect(site.doc.heading).toHaveText('useQueries()');
  await expect(site.doc.changes).not.toHaveAttribute('open');
  await site.doc.changes.locator('summary').click();
  await expect(site.doc.changes.getByText('CompareBooks.tsx (migration guide)')).toBeVisible();
  await page.goto('docs/query-client/getMutationKey');
  await expect(site.doc.heading).toHaveText('getMutationKey()');
  await expect(site.doc.changes).toHaveCount(0);
});

test('the diff is not printed', async ({site, page}) => {
  await site.open(PAGE);
  await site.doc.changes.locator('summary').click();
  await page.emulateMedia({media: 'print'});
  await expect(site.doc.changes).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the control opens and shows a link to the file', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', LINK)).toBeHidden();
    await page.getByText('Changed since 1.x', {exact: true}).click();
    await expect(page.getByRole('link', LINK)).toBeVisible();
    await page.getByRole('link', LINK).click();
    await page.waitForURL(FILE);
    await expect(page.locator('body')).toContainText('# useQuery(): changed since 1.x');
  });
});
