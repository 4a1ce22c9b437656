// Opening, closing and keyboard navigation of the modal. Applies to both embedded and hosted search.
import type {Page} from '@playwright/test';
import {holdRequests} from './holdRequests';
import {expect, test as base} from './test';
import {Search} from './pages/Search';

const test = base.extend<{search: Search}>({
  search: async ({page, site}, use) => {
    await site.open('docs/overview');
    await use(new Search(page));
  },
});

test('no search code is loaded before the reader hovers over or opens the search @request-lazy-code', async ({
  page,
  search,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => /search/.test(url))).toEqual([]);
  await search.button.hover();
  await expect
    .poll(() => requests.filter((url) => /assets\/search\/docs-default-current\.en\.[0-9a-f]{8}\.json$/.test(url)))
    .toHaveLength(1);
  expect(requests.filter((url) => url.includes('docs-default-1.x'))).toEqual([]);
});

test('Ctrl+K opens and closes the modal @search-keys @project-theme', async ({page, search}) => {
  await search.open();
  await page.keyboard.press('Control+k');
  await search.expectClosed();
  await page.keyboard.press('Meta+k');
  await expect(search.dialog).toBeVisible();
  await page.keyboard.press('Meta+k');
  await search.expectClosed();
});

test('the button opens the modal, Escape closes it and returns the focus to the button @search-button @nav-search', async ({
  page,
  search,
}) => {
  await search.button.click();
  await expect(search.input).toBeFocused();
  await page.keyboard.press('Escape');
  await search.expectClosed();
  await expect(search.button).toBeFocused();
});

test('the focus returns to the link that had it before', async ({page, search}) => {
  const link = page.locator('article a[href]').first();
  await link.focus();
  await search.open();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('a page that loads behind the open modal does not take the focus', async ({page, search, site}) => {
  await search.open();
  await page.keyboard.press('Escape');
  await search.expectClosed();
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.getByRole('link', {name: 'useMutation()', exact: true}).first().click();
  await search.open();
  release();
  await expect(site.doc.heading).toHaveText('useMutation()');
  await expect(search.input).toBeFocused();
});

test('the slash opens the modal, but not while typing in an input @search-slash', async ({page, search, site}) => {
  await page.keyboard.press('/');
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('');
  await page.keyboard.type('a/b');
  await expect(search.input).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await site.open('search');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('/');
  await expect(page.getByRole('searchbox')).toHaveValue('/');
  await search.expectClosed();
});

test('typing a letter on the focused button opens the modal with that letter', async ({page, search}) => {
  await search.button.focus();
  await page.keyboard.press('q');
  await expect(search.input).toHaveValue('q');
});

test('the selected text becomes the query, cut to 64 characters @search-selection', async ({page, search}) => {
  await page.evaluate(() => {
    const target = document.querySelector('.theme-doc-markdown p')!;
    target.textContent = `mutation\n${'x'.repeat(100)}`;
    getSelection()!.selectAllChildren(target);
  });
  await search.open();
  await expect(search.input).toHaveValue(`mutation ${'x'.repeat(55)}`);
});

test('the query has at most 64 characters @search-input-64', async ({page, search}) => {
  await search.open();
  await page.keyboard.insertText('q'.repeat(100));
  await expect(search.input).toHaveValue('q'.repeat(64));
});

test('a click outside the modal closes it, a click inside does not @search-focus', async ({page, search}) => {
  await search.open();
  await search.input.click();
  await expect(search.dialog).toBeVisible();
  await page.mouse.click(5, 500);
  await search.expectClosed();
});

test('while the modal is open, the body has the class DocSearch--active, and the page does not scroll', async ({
  page,
  search,
}) => {
  const body = page.locator('body');
  await search.open();
  await expect(body).toContainClass('DocSearch--active');
  await expect(body).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await search.expectClosed();
  await expect(body).not.toContainClass('DocSearch--active');
  await expect(body).not.toHaveCSS('overflow', 'hidden');
});

test('Tab stays inside the modal, also after results have loaded', async ({page, search}) => {
  await search.open();
  await search.type('query');
  await expect(search.rows.first()).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press(key);
      expect(await page.evaluate(() => document.querySelector('.search-layer')?.contains(document.activeElement))).toBe(
        true,
      );
    }
  }
});

test('arrows move the active row and wrap around @search-arrows', async ({page, search}) => {
  await search.open();
  await search.type('query');
  await expect(search.rows.first()).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(search.rows.last()).toHaveAttribute('data-active', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(search.rows.first()).toHaveAttribute('data-active', 'true');
  const active = await search.input.getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveRole('option');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
});

test('Enter opens the active row in the current tab and closes the modal @search-enter @search-select-closes', async ({
  page,
  search,
  site,
}) => {
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.press('Enter');
  await site.expectPath('docs/getting-started/quick-start');
  await search.expectClosed();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

for (const key of ['Control+Enter', 'Shift+Enter']) {
  test(`${key} opens the row elsewhere and keeps the modal open @search-enter-elsewhere @search-select-closes`, async ({
    page,
    search,
    context,
    site,
  }) => {
    await search.open();
    await search.type('quick start');
    await search.expectFirst('getting-started/quick-start');
    const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
    await opened.waitForURL(({pathname}) => pathname.endsWith('getting-started/quick-start'), {waitUntil: 'commit'});
    await expect(search.dialog).toBeVisible();
    await site.expectPath('docs/overview');
  });
}

test('a click on a row opens it, a middle click keeps the modal open @search-select-closes', async ({
  search,
  context,
  site,
}) => {
  await search.open();
  await search.type('installation');
  await search.expectFirst('getting-started/installation');
  // The new tab stays open until the test ends: closing a tab that is still loading may take the browser 20 seconds.
  await Promise.all([context.waitForEvent('page'), search.rows.first().locator('a').click({button: 'middle'})]);
  await expect(search.dialog).toBeVisible();
  await search.rows.first().locator('a').click();
  await site.expectPath('docs/getting-started/installation');
  await search.expectClosed();
});

test('results are grouped by five at most, the best group first @search-results-view @limit-group', async ({
  search,
}) => {
  await search.open();
  await search.type('query');
  await expect(search.groups.first()).toBeVisible();
  const sizes = await search.groups.evaluateAll((all) =>
    all.map((one) => one.querySelectorAll('.DocSearch-Hit').length),
  );
  expect(Math.max(...sizes)).toBe(5);
  const titles = await search.dialog.locator('.DocSearch-Hit-source').allTextContents();
  expect(new Set(titles).size).toBe(titles.length);
});

test('groups are the sections of the documentation, each with a unique id @search-source-ids', async ({search}) => {
  await search.open();
  await search.type('query');
  await expect(search.groups.first()).toBeVisible();
  const ids = await search.groups.locator('ul').evaluateAll((lists) => lists.map(({id}) => id));
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a section is listed below its page, with an icon for its level @search-hit-icons @data-hit-parent', async ({
  search,
}) => {
  await search.open();
  await search.loadTexts();
  await search.type('retry');
  await expect(search.rows.locator('mark', {hasText: /retry/i}).first()).toBeVisible();
  const rows = await search.rows.evaluateAll((all) =>
    all.map((row) => ({
      page: row.querySelector('a')?.pathname ?? '',
      isSection: Boolean(row.querySelector('a')?.hash),
      isChild: row.matches('.DocSearch-Hit--Child'),
      icon: row.querySelector('.DocSearch-Hit-icon svg')?.innerHTML ?? '',
    })),
  );
  const pages = rows.filter(({isSection}) => !isSection);
  const sections = rows.filter(({isSection}) => isSection);
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({isChild}) => isChild)).toEqual([]);
  expect(new Set(pages.map(({icon}) => icon)).size).toBe(1);
  expect(sections.filter(({icon}) => icon === '' || icon === pages[0]?.icon)).toEqual([]);
  const children = rows.flatMap((row, at) => (row.isChild ? [{...row, before: rows.slice(0, at)}] : []));
  expect(children.length).toBeGreaterThan(0);
  expect(children.filter(({page, before}) => !before.some((row) => row.page === page && !row.isChild))).toEqual([]);
});

test('the footer explains the keys @search-key-hints', async ({search}) => {
  await search.open();
  const hints = search.dialog.locator('.DocSearch-Commands li');
  await expect(hints).toHaveText([/to select$/, /to navigate$/, /to close$/]);
  for (const name of ['Enter key', 'Arrow down', 'Arrow up', 'Escape key']) {
    await expect(hints.getByRole('img', {name})).toBeVisible();
  }
});

test('the list opens when the input gets the focus, and Tab or a tap beside it closes it @search-focus', async ({
  page,
  search,
}) => {
  await search.open();
  await search.type('query');
  await expect(search.input).toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('Tab');
  await expect(search.input).not.toHaveAttribute('aria-activedescendant', /./);
  await search.input.focus();
  await expect(search.input).toHaveAttribute('aria-activedescendant', /./);
  await search.dialog.locator('.DocSearch-Footer').dispatchEvent('touchstart');
  await expect(search.input).not.toHaveAttribute('aria-activedescendant', /./);
});

test('Escape closes the modal with its list, and the next search starts empty @search-escape', async ({
  page,
  search,
}) => {
  await search.open();
  await search.type('query');
  await expect(search.rows.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await search.expectClosed();
  await search.open();
  await expect(search.input).toHaveValue('');
  await expect(search.rows).toHaveCount(0);
});

test('the footer shows the number of results and links to all of them @search-see-all', async ({
  page,
  search,
  site,
}) => {
  await search.open();
  // The count of a response without texts is not final.
  await search.loadTexts();
  const before = await search.dialog.getByRole('link', {name: /^See all/}).textContent();
  await search.type('query');
  const link = search.dialog.getByRole('link', {name: /^See all \d+ results$/});
  await expect(link).not.toHaveText(before ?? '');
  const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0]);
  await link.click();
  await search.expectClosed();
  await site.expectPath('search');
  await expect(page.getByRole('searchbox')).toHaveValue('query');
  await expect(page.getByRole('status').filter({hasText: 'documents found'})).toHaveText(`${count} documents found`);
});

test("rows are of the reader's version only @search-context", async ({page, search, site}) => {
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  for (const address of await search.listAddresses()) expect(address).not.toContain('/docs/1.x/');
  await site.open('docs/1.x/overview');
  await search.open();
  await search.type('quick start');
  await search.expectFirst('1.x/getting-started/quick-start');
  for (const address of await search.listAddresses()) expect(address).toContain('/docs/1.x/');
  await search.dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveValue('1.x');
});

test('a search without results shows a message, suggests queries and can be reported @search-no-results-view @search-report @error-search-no-hits @limit-suggestions', async ({
  search,
}) => {
  await search.open();
  await search.type('query');
  await expect(search.rows.first()).toBeVisible();
  // More queries than are suggested.
  expect(await search.groups.count()).toBeGreaterThan(3);
  await search.type('volcano eruption');
  await expect(search.dialog.getByText('No results for "volcano eruption"')).toBeVisible();
  await expect(search.dialog.getByText('Try searching for:')).toBeVisible();
  await expect(search.dialog.locator('.DocSearch-Prefill')).toHaveCount(3);
  await expect(search.dialog.getByText('Believe this query should return results?')).toBeVisible();
  const link = search.dialog.getByRole('link', {name: 'Let us know.'});
  const address = new URL((await link.getAttribute('href'))!);
  expect(address.origin + address.pathname).toBe('https://github.com/OpenAPI-Qraft/openapi-qraft/issues/new');
  expect(address.searchParams.get('title')).toContain('volcano eruption');
  await expect(search.status).toHaveText('No results for volcano eruption');
  await search.dialog.locator('.DocSearch-Prefill').first().click();
  await expect(search.rows.first()).toBeVisible();
});

test('the number of results is announced', async ({search}) => {
  await search.open();
  await search.type('destructuring');
  await expect(search.status).toHaveText(/^\d+ results? for destructuring$/);
});

test.describe('on a screen of 768 px', () => {
  test.use({viewport: {width: 768, height: 800}});

  test('snippets have five words, and Cancel closes the modal @limit-snippet', async ({search}) => {
    await search.open();
    await search.type('destructuring');
    const path = search.rows.first().locator('.DocSearch-Hit-path');
    await expect(path).toHaveText(/…$/);
    expect((await path.textContent())!.replace('…', '').trim().split(/\s+/)).toHaveLength(5);
    await search.dialog.getByRole('button', {name: 'Cancel'}).click();
    await search.expectClosed();
  });
});

const HOSTILE = {
  'a tag': '<img src=x onerror=alert(1)>',
  'a broken expression': '.*(+[',
  'an emoji': '👩‍💻🔥',
  'a property of all objects': '__proto__',
  'a function of all objects': 'constructor',
  'text from right to left': '\u202eشحن',
  'an encoded zero': '%00',
  'an entity': '&amp;',
};

for (const [name, query] of Object.entries(HOSTILE)) {
  test(`hostile input has no effect: ${name} @promise-hostile-input`, async ({page, search}) => {
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    await search.open();
    await search.type(query);
    await expect(search.status).toContainText(` for ${query}`);
    await expect(search.dialog.locator('.DocSearch-NoResults, .DocSearch-Hits').first()).toBeVisible();
    expect(await search.dialog.locator('img').count()).toBe(0);
    expect(dialogs).toBe(0);
  });
}

test.describe('while the code of the modal loads', () => {
  /** Delays scripts from now on, until the returned function is called. */
  async function holdScripts(page: Page): Promise<() => void> {
    await page.waitForLoadState('networkidle');
    return holdRequests(page, '**/assets/js/*.js');
  }

  for (const key of ['Control+k', 'Escape']) {
    test(`${key} closes the modal that Ctrl+K opened`, async ({page, search}) => {
      const release = await holdScripts(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.press(key);
      // Loading the index is the first thing that the code does.
      const hasRun = page.waitForResponse('**/assets/search/*.json');
      release();
      await hasRun;
      await search.expectClosed();
    });
  }

  test('typed letters become the query', async ({page, search}) => {
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('use quer7'); // cspell:ignore quer
    await page.keyboard.press('Backspace');
    await page.keyboard.type('y');
    release();
    await expect(search.input).toBeFocused();
    await expect(search.input).toHaveValue('use query');
    await page.keyboard.type(' x');
    await expect(search.input).toHaveValue('use query x');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('navigating to a page with another layout keeps the modal open', async ({page, search, site}) => {
  await site.open();
  await search.open();
  await page.keyboard.press('Escape');
  await search.expectClosed();
  const release = await holdRequests(page, '**/assets/js/*.js');
  await page.getByRole('main').locator('a[href*="/docs/"]').first().click();
  await search.open();
  await page.keyboard.type('quick');
  release();
  await site.expectPath('docs/[^/]+.*');
  await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeAttached();
  await page.keyboard.type(' start');
  await expect(search.input).toBeFocused();
  await expect(search.input).toHaveValue('quick start');
  await search.expectFirst('getting-started/quick-start');
  await page.keyboard.press('Escape');
  await search.expectClosed();
});

test('a click between two rows does nothing', async ({page, search, site}) => {
  await search.open();
  await search.type('query');
  await expect(search.rows.nth(1)).toBeVisible();
  const [first, second] = await Promise.all(
    [0, 1].map((position) => search.rows.nth(position).locator('a').boundingBox()),
  );
  const gap = second!.y - first!.y - first!.height;
  expect(gap).toBeGreaterThan(0);
  await page.mouse.click(first!.x + first!.width / 2, first!.y + first!.height + gap / 2);
  await expect(search.dialog).toBeVisible();
  await site.expectPath('docs/overview');
  expect(await site.stored('__DOCSEARCH_RECENT_SEARCHES__openapi-qraft')).toBeNull();
});

test('the accessible name of the button contains its visible label', async ({search}) => {
  const shown = await search.button.evaluate((button) =>
    (button as HTMLElement).innerText.trim().split(/\s+/).join(' '),
  );
  expect(shown).toBe('Search Ctrl K');
  await expect(search.button).toHaveAccessibleName(new RegExp(shown));
});

for (const height of [600, 400, 300]) {
  test.describe(`in a window ${height} px high`, () => {
    test.use({viewport: {width: 1280, height}});

    test('the list scrolls and the footer of the modal stays visible', async ({page, search}) => {
      await search.open();
      await search.type('query');
      await expect(search.rows.first()).toBeInViewport();
      await expect(search.dialog.locator('.DocSearch-Footer')).toBeInViewport({ratio: 1});
      const link = search.dialog.getByRole('link', {name: /^See all/});
      await expect(link).not.toBeInViewport();
      await search.rows.first().hover();
      await page.mouse.wheel(0, 10_000);
      await expect(link).toBeInViewport({ratio: 1});
    });
  });
}
