// Hosted search over real HTTPS. The hosts of the service resolve to a fake Algolia on the loopback interface.
import type {Page} from '@playwright/test';
import {expect, test as base} from '@playwright/test';
import {findBrowser} from '../../scripts/findBrowser';
import {Search} from './pages/Search';
import {API_KEY, APP_ID, HOSTED_BUILD_FOLDER, INDEX_NAME} from './fakeAlgolia/hostedSite';
import type {FakeAlgolia} from './fakeAlgolia/server';
import {startFakeAlgolia} from './fakeAlgolia/server';
import {serveBuild} from './serveBuild';
import {watchPage} from './watchPage';

const READ_HOST = `${APP_ID}-dsn`.toLowerCase();
const FALLBACKS = [1, 2, 3].map((number) => `${APP_ID}-${number}`.toLowerCase());

interface Hosted {
  readonly address: string;
  readonly fakeAlgolia: FakeAlgolia;
}

const test = base.extend<{search: Search; findings: () => string[]}, {hosted: Hosted}>({
  // One fake service and one server for all tests of this file.
  hosted: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern.
    async ({}, use) => {
      const fakeAlgolia = await startFakeAlgolia(HOSTED_BUILD_FOLDER);
      const {address, server} = await serveBuild(HOSTED_BUILD_FOLDER, 0);
      await use({address, fakeAlgolia});
      server.closeAllConnections();
      server.close();
      fakeAlgolia.stop();
    },
    {scope: 'worker'},
  ],
  browser: [
    async ({playwright, hosted}, use) => {
      const to = `127.0.0.1:${hosted.fakeAlgolia.port}`;
      const browser = await playwright.chromium.launch({
        executablePath: findBrowser(),
        chromiumSandbox: process.getuid?.() !== 0,
        args: [
          '--disable-quic',
          '--disable-background-networking',
          '--ignore-certificate-errors',
          `--host-resolver-rules=MAP *.algolia.net ${to}, MAP *.algolianet.com ${to}, MAP *.algolia.io ${to}`,
        ],
      });
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  findings: async ({page, hosted}, use) => {
    const watch = watchPage(page, new URL(hosted.address).origin);
    watch.expectFindings('request to another origin: https://standin1');
    // The fake Algolia records which events arrive; without insights none may.
    watch.expectFindings('request to another origin: https://insights.algolia.io');
    await use(() => watch.findings());
  },
  search: async ({page, hosted, findings}, use) => {
    hosted.fakeAlgolia.behave({});
    await page.goto(`${hosted.address}docs/overview`);
    await expectReady(page);
    await use(new Search(page));
    // The browser and the client log the connections that fail on purpose.
    expect(
      findings().filter(
        (finding) =>
          !finding.includes('standin1') &&
          !/^console error on \S+ (Retry|Api|Deserialization|SearchSetup)Error: /.test(finding),
      ),
    ).toEqual([]);
  },
});
test.describe.configure({mode: 'default'});

const hostsOf = ({requests}: FakeAlgolia): string[] =>
  requests.map(({host}) => host.split('.')[0]!.replace(/:\d+$/, ''));
const expectReady = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
const isStalled = (page: Page): Promise<boolean> => page.locator('.DocSearch-Container--Stalled').isVisible();

/** Serves the same build with one setting changed. */
async function editBuild(page: Page, from: string, to: string): Promise<void> {
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (!text.includes(from)) throw new Error(`The main script does not hold ${from}.`);
    await route.fulfill({response, body: text.replace(from, to)});
  });
}

test('sends the request that the specification describes, and shows the response @request-search @request-search-body @request-search-response @request-search-configuration @data-hit @limit-hits @limit-snippet', async ({
  search,
  hosted,
}) => {
  await search.open();
  expect(hosted.fakeAlgolia.requests).toHaveLength(0);
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  // The first one only: on a busy machine, the client may find the first host too slow, and try the next one.
  expect(hosted.fakeAlgolia.requests[0]!.host).toBe(`${READ_HOST}.algolia.net`);
  const {url, body} = hosted.fakeAlgolia.requests.at(-1)!;
  expect(url.pathname).toBe('/1/indexes/*/queries');
  expect(url.searchParams.get('x-algolia-application-id')).toBe(APP_ID);
  expect(url.searchParams.get('x-algolia-api-key')).toBe(API_KEY);
  expect(body.requests[0]).toMatchObject({
    query: 'quick start',
    indexName: INDEX_NAME,
    hitsPerPage: 20,
    clickAnalytics: false,
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
    attributesToRetrieve: [...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`), 'content', 'type', 'url'],
  });
  expect(body.requests[0]!.attributesToSnippet).toContain('content:10');
});

test('pages have a preconnect hint, and no index is loaded @request-preconnect', async ({page, search, hosted}) => {
  await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', `https://${APP_ID}-dsn.algolia.net`);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  expect(loaded.filter((url) => /search-manifest|assets\/search\//.test(url))).toEqual([]);
  expect(hosted.fakeAlgolia.requests.length).toBeGreaterThan(0);
});

test('tries the next host when the first is down, and skips that host for 120 s, also after reopening @limit-search-host-down', async ({
  page,
  search,
  hosted,
}) => {
  await page.clock.install();
  hosted.fakeAlgolia.behave({[READ_HOST]: 'down'});
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  expect(hostsOf(hosted.fakeAlgolia)[0]).toBe(READ_HOST);
  expect(FALLBACKS).toContain(hostsOf(hosted.fakeAlgolia)[1]);
  await page.keyboard.press('Escape');
  hosted.fakeAlgolia.behave({});
  await search.open();
  await search.type('installation');
  await search.expectFirst('getting-started/installation');
  expect(hostsOf(hosted.fakeAlgolia)).not.toContain(READ_HOST);
  await page.clock.fastForward(121_000);
  await search.type('overview');
  await expect.poll(() => hostsOf(hosted.fakeAlgolia)).toContain(READ_HOST);
});

test('shows the error view when all hosts are down, and recovers @search-unreachable @error-search-hosts', async ({
  search,
  hosted,
}) => {
  hosted.fakeAlgolia.behave({standin1: 'down'});
  await search.open();
  await search.type('quick start');
  await expect(search.dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(
    search.dialog.getByText('You might want to check your network connection.', {exact: true}),
  ).toBeVisible();
  expect(new Set(hostsOf(hosted.fakeAlgolia))).toEqual(new Set([READ_HOST, ...FALLBACKS]));
  hosted.fakeAlgolia.behave({});
  await search.dialog.getByRole('button', {name: 'Try again'}).click();
  await search.expectFirst('getting-started/quick-start');
});

for (const [behavior, limit] of [
  ['silent', 1_000],
  ['stuck', 2_000],
] as const) {
  test(`gives a ${behavior} host ${limit} ms, then tries the next one @limit-search-timeouts @request-search-retry`, async ({
    page,
    search,
    hosted,
  }) => {
    await page.clock.install();
    hosted.fakeAlgolia.behave({[READ_HOST]: behavior});
    await search.open();
    // From here on, time passes only in the steps of this test, so that a slow machine cannot change the result.
    await page.clock.pauseAt(Date.now() + 60_000);
    await search.type('quick start');
    await expect.poll(() => hostsOf(hosted.fakeAlgolia)).toEqual([READ_HOST]);
    await page.clock.runFor(limit - 1);
    expect(hostsOf(hosted.fakeAlgolia)).toEqual([READ_HOST]);
    await page.clock.runFor(1);
    await expect.poll(() => hostsOf(hosted.fakeAlgolia)).toHaveLength(2);
    expect(FALLBACKS).toContain(hostsOf(hosted.fakeAlgolia)[1]);
    await search.expectFirst('getting-started/quick-start');
  });
}

test('tries the next host when one responds with 500 @request-search-retry', async ({search, hosted}) => {
  hosted.fakeAlgolia.behave({[READ_HOST]: 'broken'});
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  expect(FALLBACKS).toContain(hostsOf(hosted.fakeAlgolia)[1]);
});

test('shows the stalled state after 300 ms @search-status', async ({page, search, hosted}) => {
  hosted.fakeAlgolia.behave({standin1: 800});
  await search.open();
  const start = Date.now();
  await search.type('quick start');
  await expect.poll(() => isStalled(page)).toBe(true);
  expect(Date.now() - start).toBeGreaterThanOrEqual(290);
  await search.expectFirst('getting-started/quick-start');
  await expect.poll(() => isStalled(page)).toBe(false);
});

const REFUSALS = ['not JSON', 'refused', 'unauthorized', 'forbidden', 'missing'] as const;

for (const behavior of REFUSALS) {
  test(`the view and the announcement match when the response is ${behavior}, and the next search works @search-unreachable`, async ({
    page,
    search,
    hosted,
  }) => {
    hosted.fakeAlgolia.behave({standin1: behavior});
    await search.open();
    await search.type('use');
    await expect(
      search.dialog.getByText('The search service returned an error. No results for "use"', {exact: true}),
    ).toBeVisible();
    await expect(search.status).toHaveText('The search service returned an error. No results for use');
    // The network message is only for unreachable hosts, and "No results" only for searches that succeeded.
    await expect(search.dialog.getByText('Unable to fetch results')).toHaveCount(0);
    await expect(search.dialog.getByText('Believe this query should return results?')).toHaveCount(0);
    expect(await isStalled(page)).toBe(false);
    hosted.fakeAlgolia.behave({});
    await search.type('useQ');
    await expect(search.rows.first()).toBeVisible();
    await expect(search.status).toHaveText(/^\d+ results? for useQ$/);
    await expect(search.dialog.getByText('The search service returned an error.')).toHaveCount(0);
  });
}

test('an error replaces earlier results, and the start view replaces an error', async ({search, hosted}) => {
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  for (const [behavior, text] of [
    ['down', 'Unable to fetch results'],
    ['forbidden', 'The search service returned an error.'],
  ] as const) {
    hosted.fakeAlgolia.behave({standin1: behavior});
    await search.type(`installation ${behavior}`);
    await expect(search.dialog.getByText(text)).toBeVisible();
    await expect(search.rows).toHaveCount(0);
    await search.dialog.getByRole('button', {name: 'Clear the query'}).click();
    await expect(search.dialog.getByText('No recent searches')).toBeVisible();
    await expect(search.dialog.getByText(text)).toHaveCount(0);
    await expect(search.status).toHaveText('');
  }
});

for (const [behavior, name, message] of [
  ['down', 'RetryError', /^RetryError: Unreachable hosts - your application id may be incorrect\./],
  ['refused', 'ApiError', /^ApiError: Cannot parse the request/],
  ['forbidden', 'ApiError', /^ApiError: Invalid Application-ID or API key/],
  ['not JSON', 'DeserializationError', /^DeserializationError: ./],
] as const) {
  for (const where of ['modal', 'search page']) {
    test(`${name} is logged once when the response is ${behavior}: ${where} @error-search-client`, async ({
      page,
      search,
      hosted,
    }) => {
      const errors: string[] = [];
      page.on('console', (entry) => {
        // The browser itself logs the failed connection or the status, with the URL.
        if (entry.type() === 'error' && !/standin1/i.test(entry.location().url)) errors.push(entry.text());
      });
      hosted.fakeAlgolia.behave({standin1: behavior});
      if (where === 'modal') {
        await search.open();
        await search.type('useQ');
        await expect(search.status).toHaveText(/for useQ/);
      } else {
        await page.goto(`${hosted.address}search?q=use`);
        await expect(page.getByRole('button', {name: 'Try again'})).toBeVisible();
      }
      expect(errors).toEqual([expect.stringMatching(message)]);
    });
  }
}

for (const name of ['appId', 'apiKey'] as const) {
  test(`a client without ${name} reports it`, async ({page, search, hosted, findings}) => {
    await editBuild(page, `${name}:"${name === 'appId' ? APP_ID : API_KEY}"`, `${name}:""`);
    await page.reload();
    await expectReady(page);
    const sentence = `\`${name}\` is missing.`;
    await page.keyboard.press('Control+k');
    const alert = page.getByRole('alert').filter({hasText: sentence});
    await expect(alert).toBeVisible();
    await expect(page.getByText('network connection')).toHaveCount(0);
    await search.expectClosed();
    await page.goto(`${hosted.address}search?q=use`);
    await expect(page.getByRole('status').filter({hasText: sentence})).toBeVisible();
    await expect(page.getByText('network connection')).toHaveCount(0);
    expect(findings().filter((finding) => finding.includes(sentence))).not.toEqual([]);
  });
}

test('sends no filters when contextual search is off', async ({page, search, hosted}) => {
  await editBuild(page, 'contextualSearch:!0', 'contextualSearch:!1');
  await page.reload();
  await expectReady(page);
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  expect(hosted.fakeAlgolia.requests.at(-1)!.body.requests[0]!.facetFilters ?? []).toEqual([]);
  // The served HTML of the search page still has the old setting, so the page is rendered in the browser.
  await search.dialog.getByRole('link', {name: /^See all/}).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(hosted.fakeAlgolia.requests.at(-1)!.body.requests[0]!.facetFilters ?? []).toEqual([]);
  await expect(page.getByRole('combobox', {name: 'Version'})).toHaveCount(0);
});

test('the search page uses the service too @request-search-configuration', async ({page, search, hosted}) => {
  await page.goto(`${hosted.address}search?q=quick%20start`);
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    /quick-start$/,
  );
  expect(hosted.fakeAlgolia.requests.at(-1)!.body.requests[0]).toMatchObject({hitsPerPage: 15, query: 'quick start'});
  await search.expectClosed();
});

test('nothing that is entered in the playground is sent to the service', async ({page, search: _, hosted}) => {
  await page.goto(`${hosted.address}playground`);
  await expect(page.getByText('nothing that you enter leaves it, except what you search for.')).toBeVisible();
  const box = page.getByRole('textbox', {name: 'OpenAPI document'});
  await box.fill('secret: plans');
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.getByRole('button', {name: 'Generate'}).click();
  await expect(page.getByRole('listitem').filter({hasText: 'openapi.yaml has no field "openapi"'})).toBeVisible({
    timeout: 25_000,
  });
  expect(hosted.fakeAlgolia.requests).toEqual([]);
});

test('sends no events without insights @request-insights', async ({page, search, hosted}) => {
  await page.clock.install();
  await search.open();
  await search.type('quick start');
  await search.expectFirst('getting-started/quick-start');
  // View events would be sent after 400 ms.
  await page.clock.fastForward(1_000);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/getting-started/quick-start');
  expect(hosted.fakeAlgolia.events).toEqual([]);
});

test.describe('with insights', () => {
  // This build has no insights, so its policy does not allow them. A unit test checks the policy with insights.
  test.use({bypassCSP: true});

  test('sends views after 400 ms in events of at most 20 ids, and clicks, and loads no client from another origin @request-insights @limit-insights', async ({
    page,
    search,
    hosted,
    findings,
  }) => {
    await editBuild(page, 'insights:!1', 'insights:!0');
    await page.reload();
    await expectReady(page);
    await search.open();
    await search.type('quick start');
    await search.expectFirst('getting-started/quick-start');
    expect(hosted.fakeAlgolia.requests.at(-1)!.body.requests[0]).toMatchObject({clickAnalytics: true});
    await expect.poll(() => hosted.fakeAlgolia.events.length).toBeGreaterThan(0);
    const [view] = hosted.fakeAlgolia.events;
    expect(view!.event).toMatchObject({eventType: 'view', index: INDEX_NAME});
    expect((view!.event.objectIDs as string[]).length).toBeLessThanOrEqual(20);
    expect(view!.url.searchParams.get('X-Algolia-Application-Id')).toBe(APP_ID);
    await page.keyboard.press('Enter');
    await expect.poll(() => hosted.fakeAlgolia.events.map(({event}) => event.eventType)).toContain('click');
    const click = hosted.fakeAlgolia.events.find(({event}) => event.eventType === 'click')!.event;
    expect(click.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(click.positions).toEqual([1]);
    expect(findings().filter((finding) => /jsdelivr/.test(finding))).toEqual([]);
  });
});
