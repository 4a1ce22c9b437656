// Every failure of the embedded search ends in the error view, and a retry works.
import type {Page, Request} from '@playwright/test';
import {holdRequests} from './holdRequests';
import {expect, test as base} from './test';
import {Search} from './pages/Search';

const test = base.extend<{search: Search}>({
  search: async ({page, site}, use) => {
    // The browser logs the requests that fail here on purpose.
    site.expectFindings('search-manifest.json');
    site.expectFindings('/assets/');
    site.expectFindings('RetryError: Unreachable hosts');
    await site.open('docs/overview');
    await use(new Search(page));
  },
});

async function expectErrorView(search: Search): Promise<void> {
  await expect(search.dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(
    search.dialog.getByText('You might want to check your network connection.', {exact: true}),
  ).toBeVisible();
  await expect(search.status).toHaveText(/^Unable to fetch results/);
}

const FAILURES: Readonly<Record<string, {url: string; break: Parameters<Page['route']>[1]}>> = {
  'the manifest is blocked': {url: '**/search-manifest.json', break: (route) => route.abort('failed')},
  'the manifest is missing': {url: '**/search-manifest.json', break: (route) => route.fulfill({status: 404})},
  'the manifest is a page of HTML': {
    url: '**/search-manifest.json',
    break: (route) => route.fulfill({body: '<!doctype html>'}),
  },
  'the index is blocked': {url: '**/assets/search/*.json', break: (route) => route.abort('failed')},
  'the index was replaced by a deployment': {
    url: '**/assets/search/*.json',
    break: (route) => route.fulfill({status: 404}),
  },
  'the index is cut off': {
    url: '**/assets/search/*.json',
    break: (route) => route.fulfill({body: '{"format":1,"pages":['}),
  },
  'the index is of another format': {
    url: '**/assets/search/*.json',
    break: (route) => route.fulfill({body: '{"format":99,"pages":[]}'}),
  },
};
for (const [name, failure] of Object.entries(FAILURES)) {
  test(`${name}: error view, and a retry that works @search-error-view @promise-search-recovers`, async ({
    page,
    search,
  }) => {
    await page.route(failure.url, failure.break);
    await search.open();
    await search.type('quick start');
    await expectErrorView(search);
    await page.unroute(failure.url);
    await search.dialog.getByRole('button', {name: 'Try again'}).click();
    await search.expectFirst('getting-started/quick-start');
  });
}

test('words that only texts have: error view without the texts, not "no results" @search-error-view', async ({
  page,
  search,
}) => {
  await page.route('**/assets/search/*.texts.*.json', (route) => route.abort('failed'));
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await search.type('misspelled');
  await expectErrorView(search);
  await page.unroute('**/assets/search/*.texts.*.json');
  await search.dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(search.dialog.getByRole('option').first()).toBeVisible();
});

test('typing on retries too', async ({page, search}) => {
  await page.route('**/assets/search/*.json', (route) => route.abort('failed'));
  await search.open();
  await search.type('quick');
  await expectErrorView(search);
  await page.unroute('**/assets/search/*.json');
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
});

test('a worker that fails to start ends in the error view @promise-search-recovers', async ({page, search}) => {
  await page.evaluate(() => {
    const Original = window.Worker;
    const refuse = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.assign(window, {Original, Worker: new Proxy(Original, {construct: refuse})});
  });
  await search.open();
  await search.type('quick start');
  await expectErrorView(search);
  await page.evaluate(() => Object.assign(window, {Worker: (window as unknown as {Original: typeof Worker}).Original}));
  await search.dialog.getByRole('button', {name: 'Try again'}).click();
  await search.expectFirst('getting-started/quick-start');
});

test('a worker that crashes during use is replaced', async ({page, search}) => {
  await page.evaluate(() => {
    const Original = window.Worker;
    const started: Worker[] = [];
    Object.assign(window, {
      started,
      Worker: class extends Original {
        constructor(...parameters: ConstructorParameters<typeof Worker>) {
          super(...parameters);
          started.push(this);
        }
      },
    });
  });
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await page.evaluate(() => {
    const [worker] = (window as unknown as {started: Worker[]}).started;
    worker!.dispatchEvent(new ErrorEvent('error', {message: 'out of memory', cancelable: true}));
  });
  await search.type('installation');
  await search.expectFirst('getting-started/installation');
});

test('a slow index shows the stalled state after 300 ms, then the results @search-status', async ({page, search}) => {
  const release = await holdRequests(page, '**/assets/search/*.json');
  await search.open();
  const start = Date.now();
  await search.type('quick start');
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(1);
  expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  release();
  await search.expectFirst('getting-started/quick-start');
  await expect(page.locator('.DocSearch-Container--Stalled')).toHaveCount(0);
});

test('a modal that fails to load shows an error, and opens once it can load', async ({page, search}) => {
  await page.route('**/assets/js/*.js', (route) => route.abort('failed'));
  // Routes reach the page asynchronously, and the modal is requested only once. Wait until the route is in force.
  const script = await page.locator('script[src*="/assets/js/"]').first().getAttribute('src');
  const ask = (src: string | null): Promise<boolean> => fetch(src!, {cache: 'reload'}).then((response) => response.ok);
  await expect.poll(() => page.evaluate(ask, script).catch(() => 'refused')).toBe('refused');
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  for (const event of ['requestfailed', 'requestfinished'] as const) {
    page.on(event as 'requestfailed', (request) => pending.delete(request));
  }
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert').filter({hasText: 'The search could not be loaded.'})).toBeVisible();
  // The first script that fails shows the error. Another attempt would wait for those that are still about to fail.
  await expect.poll(() => pending.size).toBe(0);
  await page.unroute('**/assets/js/*.js');
  await search.open();
  await expect(page.getByRole('alert').filter({hasText: 'The search could not be loaded.'})).toHaveCount(0);
});

test('the search works offline once it has loaded', async ({search, context}) => {
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  await context.setOffline(true);
  await search.type('installation');
  await search.expectFirst('getting-started/installation');
});

test('failed searches store nothing @promise-search-recovers', async ({page, search, site}) => {
  await page.route('**/assets/search/*.json', (route) => route.abort('failed'));
  const listKeys = () => page.evaluate(() => Object.keys(localStorage).sort());
  await search.open();
  const before = await listKeys();
  for (const query of ['quick', 'quick start', 'quick']) {
    await search.type(query);
    await expectErrorView(search);
  }
  expect(await listKeys()).toEqual(before);
  expect(before.filter((key) => key.startsWith('algolia'))).toEqual([]);
  expect(await site.stored('__DOCSEARCH_RECENT_SEARCHES__openapi-qraft')).toBeNull();
});
