// Recent and favorite searches: where they are stored, how many are kept, and how garbage in the storage is handled.
import {expect, test as base} from './test';
import {Search} from './pages/Search';

const RECENT_KEY = '__DOCSEARCH_RECENT_SEARCHES__openapi-qraft';
const FAVORITE_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__openapi-qraft';
const NAMES = Array.from({length: 12}, (_, index) => `page-${index}`);

const test = base.extend<{search: Search}>({
  search: async ({page, site}, use) => {
    await site.open('docs/overview');
    await use(new Search(page));
  },
});

test('the start view says that there are no recent searches @search-start-view', async ({search}) => {
  await search.open();
  await expect(search.dialog.getByText('No recent searches')).toBeVisible();
});

test('a selected hit is added to the recent searches once @search-select', async ({page, search, site}) => {
  for (const path of ['docs/overview', 'docs/getting-started/installation']) {
    await site.open(path);
    await search.open();
    await search.type('quick start');
    await search.expectFirst('getting-started/quick-start');
    await page.keyboard.press('Enter');
    await site.expectPath('docs/getting-started/quick-start');
    // Navigation moves the focus to the new page.
    await expect(site.doc.heading).toHaveText('Quick start');
  }
  await search.open();
  await expect(search.section('Recent').locator('.DocSearch-Hit')).toHaveCount(1);
});

test('a stored search is the hit without its highlight fields @data-stored-search', async ({page, search, site}) => {
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await page.keyboard.press('Enter');
  await site.expectPath('docs/getting-started/quick-start');
  const [hit, ...others] = JSON.parse((await site.stored(RECENT_KEY)) ?? '[]') as Record<string, unknown>[];
  expect(others).toEqual([]);
  expect(hit).toMatchObject({type: 'lvl1', hierarchy: {lvl1: 'Quick start'}});
  expect(hit?.objectID).toEqual(expect.any(String));
  expect(hit?.url).toMatch(/\/docs\/getting-started\/quick-start$/);
  expect(Object.keys(hit ?? {}).filter((name) => /^_(highlight|snippet)/.test(name))).toEqual([]);
});

test('a favorite is not added to the recent searches @search-select', async ({page, search, site}) => {
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await page.keyboard.press('Enter');
  await site.expectPath('docs/getting-started/quick-start');
  await page.evaluate(
    ([recent, favorite]) => {
      localStorage.setItem(favorite, localStorage.getItem(recent)!);
      localStorage.removeItem(recent);
    },
    [RECENT_KEY, FAVORITE_KEY] as const,
  );
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await page.keyboard.press('Enter');
  await search.expectClosed();
  expect(await site.stored(RECENT_KEY)).toBeNull();
});

test('seven recent searches are shown, four beside favorites, and ten favorites @limit-recent @limit-favorites @search-start-view', async ({
  page,
  search,
}) => {
  await search.store('RECENT', NAMES);
  await search.open();
  await expect(search.section('Recent').locator('.DocSearch-Hit')).toHaveCount(7);
  await page.keyboard.press('Escape');
  await search.store('RECENT', NAMES);
  await search.store('FAVORITE', NAMES);
  await search.open();
  await expect(search.section('Recent').locator('.DocSearch-Hit')).toHaveCount(4);
  await expect(search.section('Favorite').locator('.DocSearch-Hit')).toHaveCount(10);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a recent search can become a favorite and be removed, motion: ${motion} @search-promote`, async ({
    page,
    search,
    site,
  }) => {
    await page.emulateMedia({reducedMotion: motion});
    await search.store('RECENT', ['a', 'b']);
    await search.open();
    await search.section('Recent').getByRole('button', {name: 'Save this search: a'}).click();
    await expect(search.section('Favorite').locator('.DocSearch-Hit')).toHaveCount(1);
    await search
      .section('Recent')
      .getByRole('button', {name: /^Remove this search from history: b/})
      .click();
    await expect(search.section('Recent')).toHaveCount(0);
    await search
      .section('Favorite')
      .getByRole('button', {name: /^Remove this search from favorites: a/})
      .click();
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    expect([await site.stored(RECENT_KEY), await site.stored(FAVORITE_KEY)]).toEqual(['[]', '[]']);
  });
}

const GARBAGE = [
  '{',
  '5',
  'null',
  '"text"',
  '{}',
  '[null]',
  '[{}]',
  '[{"objectID":"a","type":"lvl9"}]',
  '[[["deep"]]]',
  `[{"objectID":"x","type":"lvl1","url":"javascript:alert(1)","content":null,"hierarchy":{"lvl0":"a","lvl1":"<img src=x onerror=alert(1)>"}}]`,
];

test('garbage in the storage is harmless @promise-storage', async ({page, search}) => {
  for (const garbage of GARBAGE) {
    await page.evaluate(([value, ...keys]) => keys.forEach((key) => localStorage.setItem(key, value)), [
      garbage,
      RECENT_KEY,
      FAVORITE_KEY,
    ] as const);
    await search.open();
    await expect(search.dialog.getByText('No recent searches'), garbage).toBeVisible();
    await search.type('quick start');
    await search.expectFirst('getting-started/quick-start');
    await page.keyboard.press('Escape');
    await search.expectClosed();
  }
});

test('the modal works without storage @error-storage', async ({page, search, site}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto('docs/overview');
  await expect(search.button).toBeVisible();
  // Docusaurus itself logs one warning when the storage is not available.
  site.expectFindings('console warning');
  await page.waitForLoadState('networkidle');
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
});
