import {holdRequests} from './holdRequests';
import {watchShifts} from './layoutShifts';
import {Search} from './pages/Search';
import {expect, test} from './test';

test('shows the results for the query in the URL: title, count, highlights and locations @routes-search', async ({
  page,
  site,
}) => {
  await site.open('search?q=quick%20start');
  await expect(site.doc.heading).toHaveText('Search results for "quick start"');
  await expect(page.getByRole('status').filter({hasText: /^\d+ documents found$|^One document found$/})).toBeVisible();
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/docs\/getting-started\/quick-start$/);
  await expect(first.locator('mark').first()).toBeVisible();
  await first.getByRole('link').click();
  await site.expectPath('docs/getting-started/quick-start');
});

test('says that results are loading when they take long', async ({page, site}) => {
  const release = await holdRequests(page, '**/assets/search/*.json');
  await site.open('search?q=quick%20start');
  const loading = page.getByText('Fetching new results...');
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test('results that arrive move nothing', async ({page, site}) => {
  const readShifts = await watchShifts(page);
  await site.open('search?q=query');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(15);
  expect(await readShifts()).toEqual([]);
});

test('the server and the first client render agree', async ({page, site}) => {
  // The fixture reports a hydration mismatch, which React logs to the console.
  await site.open('search?q=useQuery&version=1.x');
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('1.x');
});

test('asks for a query when there is none', async ({page, site}) => {
  await site.open('search');
  await expect(site.doc.heading).toHaveText('Search the documentation');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByRole('searchbox').fill('quick start');
  await expect(page).toHaveURL(/\?q=quick\+start$|\?q=quick%20start$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

test('says when there are no results', async ({page, site}) => {
  await site.open('search?q=volcano%20eruption');
  await expect(page.getByText('No results were found')).toBeVisible();
});

test('the version menu changes which version is searched', async ({page, site}) => {
  await site.open('search?q=quick%20start');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links.first()).toHaveAttribute('href', /\/docs\/getting-started\/quick-start$/);
  await page.getByRole('combobox', {name: 'Version'}).selectOption('1.x');
  await expect(links.first()).toHaveAttribute('href', /\/docs\/1\.x\/getting-started\/quick-start$/);
});

test('loads more results when the reader scrolls', async ({page, site}) => {
  await site.open('search?q=query');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(15);
  const total = Number(/\d+/.exec((await page.getByRole('status').filter({hasText: 'found'}).textContent())!)![0]);
  expect(total).toBeGreaterThan(15);
  const more = page.getByRole('button', {name: 'More results'});
  for (let shown = 15; shown < total; shown = await items.count()) {
    await more.scrollIntoViewIfNeeded();
    await expect.poll(() => items.count()).toBeGreaterThan(shown);
  }
  expect(await items.count()).toBe(total);
  await expect(more).toHaveCount(0);
});

test('says when the search fails, and can retry @promise-search-recovers', async ({page, site}) => {
  site.expectFindings('assets/search/');
  site.expectFindings('RetryError: Unreachable hosts');
  await page.route('**/assets/search/*.json', (route) => route.abort('failed'));
  await site.open('search?q=quick%20start');
  await expect(
    page.getByText('Unable to fetch results. You might want to check your network connection.'),
  ).toBeVisible();
  await page.unroute('**/assets/search/*.json');
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
});

const HOSTILE = {
  'a tag': '<img src=x onerror=alert(1)>',
  'a long word': 'x'.repeat(5000),
  'a broken expression': '.*(+[',
  'a property of all objects': '__proto__',
  'an emoji': '👩‍💻',
  'text from right to left': '\u202eشحن',
};

for (const [name, query] of Object.entries(HOSTILE)) {
  test(`hostile input has no effect: ${name} @promise-hostile-input`, async ({page, site}) => {
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await site.open(`search?q=${encodeURIComponent(query)}`);
    await expect(
      page.getByText('No results were found').or(page.getByRole('main').getByRole('listitem').first()),
    ).toBeVisible();
    expect(await page.getByRole('main').locator('img').count()).toBe(0);
    expect(dialogs).toBe(0);
  });
}

test('the URL follows the version menu: reloading and going back keep the choice', async ({page, site}) => {
  await site.open('search?q=quick%20start&version=1.x');
  const version = page.getByRole('combobox', {name: 'Version'});
  await expect(version).toHaveValue('1.x');
  await version.selectOption('current');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/docs\/getting-started\/quick-start$/);
  await expect(page).toHaveURL(/[?&]version=current\b/);
  await expect(page).toHaveURL(/[?&]q=quick(\+|%20)start\b/);
  await site.reload();
  await expect(version).toHaveValue('current');
  await first.click();
  await site.expectPath('docs/getting-started/quick-start');
  await page.goBack();
  await expect(version).toHaveValue('current');
  await expect(first).toHaveAttribute('href', /\/docs\/getting-started\/quick-start$/);
});

test('"See all" links to the version that was searched, whatever version the reader prefers', async ({page, site}) => {
  await page.addInitScript(() => localStorage.setItem('docs-preferred-version-default', '1.x'));
  await site.open('docs/overview');
  const search = new Search(page);
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await search.dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('current');
});

test('text typed before hydration is kept', async ({page, site}) => {
  const release = await holdRequests(page, /\/assets\/js\/main\.[^/]+\.js$/);
  await page.goto('search', {waitUntil: 'commit'});
  // The box has autofocus. Chromium logs a message when something else sets the focus first.
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('quick start');
  release();
  await site.expectReady();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('quick start');
  await expect(page).toHaveURL(/\?q=quick(\+|%20)start$/);
});

for (const path of ['search?q=use', 'docs/hooks/useQuery#returns']) {
  test(`the language menu keeps the rest of the URL: ${path}`, async ({site}) => {
    await site.open(path);
    await site.navbar.dropdown('English').hover();
    await expect(site.navbar.link('English')).toHaveAttribute('href', new RegExp(`${path.replace('?', '\\?')}$`));
  });
}
