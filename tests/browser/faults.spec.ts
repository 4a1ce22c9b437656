// Failures of the network, the host and the browser, and how little readers notice of them.
import type {Page, Request} from '@playwright/test';
import {holdRequests} from './holdRequests';
import type {Site} from './pages/Site';
import {expect, test} from './test';

const FROM = 'docs/hooks/useQuery';
const TO = 'docs/hooks/useMutation';
const TO_LINK = 'useMutation()';

/** URLs of the scripts that only one page loads. */
async function listOwnScripts(page: Page, path: string, other: string): Promise<string[]> {
  const [scripts = [], others = []] = await Promise.all(
    [path, other].map(async (one) => {
      const html = await (await page.request.get(one)).text();
      const files = /<script id="?page-files"?[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
      return (JSON.parse(files) as {scripts: string[]}).scripts;
    }),
  );
  const own = scripts.filter((script) => !others.includes(script));
  expect(own.length, `${path} has scripts that other pages lack`).toBeGreaterThan(0);
  return own;
}

/** URLs of the documents that the page requests from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname.replace('/openapi-qraft/', ''));
  });
  return documents;
}

test.describe('script files that a deployment removed', () => {
  test.beforeEach(({site}) => {
    site.expectFindings('404');
    site.expectFindings('ChunkLoadError');
    site.expectFindings('Loading chunk');
  });

  test('a reader with an old tab gets the new page after one reload, with a warning on the console @start-route-failure @promise-deployment', async ({
    site,
    page,
  }) => {
    const gone = await listOwnScripts(page, TO, FROM);
    await site.open(FROM);
    const documents = watchDocuments(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    // Only the old tab requests missing files: the new document names files that exist.
    await page.route(
      (url) => gone.includes(url.pathname),
      (route) => (documents.length > 0 ? route.continue() : route.fulfill({status: 404, body: 'Not found'})),
    );
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText(TO_LINK);
    await site.expectReady();
    await site.expectPath(TO);
    expect(documents).toEqual([TO]);
    expect(warnings.join()).toMatch(/chunk/i);
  });

  test('a file that stays missing causes no reload loop, and the page stays readable @promise-deployment', async ({
    site,
    page,
  }) => {
    site.expectFindings('uncaught error');
    const gone = await listOwnScripts(page, TO, FROM);
    await site.open(FROM);
    const documents = watchDocuments(page);
    await page.route(
      (url) => gone.includes(url.pathname),
      (route) => route.fulfill({status: 404, body: 'Not found'}),
    );
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText(TO_LINK);
    await page.waitForLoadState('networkidle');
    await expect(site.doc.codeBlocks.first()).toBeVisible();
    expect(documents).toEqual([TO]);
    await site.navbar.link('Docs').click();
    await expect(site.doc.heading).toHaveText('Overview');
  });
});

test.describe('when the connection is lost after the page has loaded', () => {
  test.beforeEach(({site}) => {
    site.expectFindings('ERR_INTERNET_DISCONNECTED');
    site.expectFindings('Loading chunk');
    site.expectFindings('ChunkLoadError');
  });

  test('a page that fails to load shows an error with a retry button, and the menus stay @error-chunk', async ({
    site,
    page,
    context,
  }) => {
    await site.open(FROM);
    const documents = watchDocuments(page);
    await context.setOffline(true);
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText('This page did not load.');
    await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
    await expect(site.sidebarLink(TO_LINK)).toBeVisible();
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(site.doc.heading).toHaveText('This page did not load.');
    expect(documents).toEqual([]);
  });

  for (const [from, name, go, title] of [
    ['', 'from the home page to the docs', (site: Site) => site.navbar.openDocs(), 'Overview'],
    [FROM, 'to the other version', (site: Site) => site.navbar.chooseVersion('2.x', '1.x'), 'useQuery()'],
  ] as const) {
    test(`${name}: an error is shown, and the page appears when the connection is back @promise-offline`, async ({
      site,
      page,
      context,
    }) => {
      await site.open(from);
      const documents = watchDocuments(page);
      await context.setOffline(true);
      await go(site);
      await expect(site.doc.heading).toHaveText('This page did not load.');
      await context.setOffline(false);
      await expect(site.doc.heading).toHaveText(title);
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
      expect(documents).toEqual([]);
    });
  }

  test('the page appears by itself when the connection is back @promise-offline', async ({site, context}) => {
    await site.open(FROM);
    await context.setOffline(true);
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText('This page did not load.');
    await context.setOffline(false);
    await expect(site.doc.heading).toHaveText(TO_LINK);
  });

  test('pages visited before still open, and themes and tabs work @promise-offline', async ({site, page, context}) => {
    await site.open(FROM);
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText(TO_LINK);
    await context.setOffline(true);
    await page.goBack();
    await expect(site.doc.heading).toHaveText('useQuery()');
    await site.navbar.colorToggle.click();
    await site.expectTheme('dark');
  });
});

test('without its style sheet a page is readable and its links work @promise-style-sheet', async ({site, page}) => {
  site.expectFindings('404');
  site.expectFindings('MIME type');
  await page.route('**/assets/css/**', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await site.open('docs/hooks/useQuery');
  await expect(site.doc.heading).toBeVisible();
  await expect(site.doc.codeBlocks.first()).toBeVisible();
  await page.getByRole('link', {name: 'Docs', exact: true}).first().click();
  await expect(site.doc.heading).toHaveText('Overview');
});

test.describe('browser storage', () => {
  test('that is full only causes a message on the console @promise-storage @error-storage', async ({site, page}) => {
    site.expectFindings('Docusaurus storage error');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await site.open('docs/getting-started/installation');
    await site.navbar.colorToggle.click();
    await site.expectTheme('dark');
    await site.doc.tabs('pnpm').first().click();
    await expect(site.doc.tabs('pnpm').first()).toHaveAttribute('aria-selected', 'true');
    await site.navbar.chooseVersion('2.x', '1.x');
    await site.expectPath('docs/1.x/getting-started/installation');
    await site.announcement.getByRole('button').click();
    await expect(site.announcement).toBeHidden();
  });

  for (const poison of ['null', '{"a":', '<img src=x onerror=alert(1)>', '0'.repeat(100_000)]) {
    test(`that holds ${poison.slice(0, 12)} under every key does no harm @promise-storage`, async ({site, page}) => {
      await page.addInitScript((value) => {
        for (const key of [
          'theme',
          'docs-preferred-version-default',
          'docusaurus.announcement.dismiss',
          'docusaurus.announcement.id',
          'docusaurus.tab.npm2yarn',
          '__DOCSEARCH_RECENT_SEARCHES__openapi-qraft',
          '__DOCSEARCH_FAVORITE_SEARCHES__openapi-qraft',
        ]) {
          localStorage.setItem(key, value);
        }
        sessionStorage.setItem('docs-sidebar', value);
      }, poison);
      await site.open('docs/getting-started/installation');
      await site.expectTheme('light');
      await expect(site.doc.tabs('npm').first()).toHaveAttribute('aria-selected', 'true');
      await expect(site.navbar.dropdown('2.x')).toBeVisible();
      await site.navbar.openDocs();
      await expect(site.doc.heading).toHaveText('Overview');
    });
  }
});

test.describe('route progress bar', () => {
  const bar = (page: Page) => page.locator('#nprogress');

  test.beforeEach(async ({page, site}) => {
    await page.clock.install();
    await site.open(FROM);
    // From here on, time passes only in the steps of the tests, so that a slow machine cannot change the result.
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('appears 200 ms after the click when a page loads slowly, and disappears when the page is shown @progress-bar', async ({
    site,
    page,
  }) => {
    const own = await listOwnScripts(page, TO, FROM);
    const release = await holdRequests(page, (url) => own.includes(url.pathname));
    const asked = page.waitForRequest((request) => own.includes(new URL(request.url()).pathname));
    await site.sidebarLink(TO_LINK).click();
    await asked;
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    // NProgress' own markup has a role that does not exist. See src/clientModules.
    await expect(bar(page).locator('.bar')).toHaveCount(1);
    await expect(bar(page).locator('[role]')).toHaveCount(0);
    release();
    await expect(site.doc.heading).toHaveText(TO_LINK);
    await page.clock.resume();
    await expect(bar(page)).toHaveCount(0);
  });

  test('does not appear when the page is shown before @progress-bar', async ({site, page}) => {
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) Object.assign(window, {hasSeenBar: true});
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText(TO_LINK);
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => 'hasSeenBar' in window)).toBe(false);
  });
});

test.describe('page chunks are prefetched @start-prefetch', () => {
  test.use({prefetch: true});

  for (const [name, connection, inView, onHover] of [
    ['of links in view on a fast connection', {effectiveType: '4g', saveData: false}, true, true],
    ['of a link under the pointer on 3g', {effectiveType: '3g', saveData: false}, false, true],
    ['not on 2g', {effectiveType: '2g', saveData: false}, false, false],
    ['not on slow 2g', {effectiveType: 'slow-2g', saveData: false}, false, false],
    ['not when the reader saves data', {effectiveType: '4g', saveData: true}, false, false],
  ] as const) {
    test(name, async ({site, page}) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', {value});
      }, connection);
      const own = await listOwnScripts(page, TO, FROM);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const expectFetched = async (isFetched: boolean): Promise<void> => {
        if (isFetched) await expect.poll(() => asked.filter((path) => own.includes(path))).not.toEqual([]);
        else {
          // By the time the page is idle, all prefetches that the page or the pointer triggered have started.
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
          expect(asked.filter((path) => own.includes(path))).toEqual([]);
        }
      };
      await site.open(FROM);
      await expect(site.sidebarLink(TO_LINK)).toBeInViewport();
      await expectFetched(inView);
      await site.sidebarLink(TO_LINK).hover();
      await expectFetched(onHover);
      // Proves the list above: following the link loads these files.
      await site.sidebarLink(TO_LINK).click();
      await expect.poll(() => asked.filter((path) => own.includes(path))).not.toEqual([]);
    });
  }

  test('only after hydration, so that prefetching does not delay the page itself @start-preload', async ({
    site,
    page,
  }) => {
    const own = await listOwnScripts(page, TO, FROM);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.documentElement.dataset.hasHydrated === 'true') performance.mark('hydrated');
      }).observe(document, {attributes: true, attributeFilter: ['data-has-hydrated'], subtree: true});
    });
    await site.open(FROM);
    const readTimes = (): Promise<{hydrated: number; fetched: number[]}> =>
      page.evaluate((paths) => {
        const files = performance.getEntriesByType('resource');
        return {
          hydrated: performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity,
          fetched: files.filter(({name}) => paths.includes(new URL(name).pathname)).map(({startTime}) => startTime),
        };
      }, own);
    await expect.poll(async () => (await readTimes()).fetched.length).toBeGreaterThan(0);
    const {hydrated, fetched} = await readTimes();
    expect(Math.min(...fetched)).toBeGreaterThanOrEqual(hydrated);
  });
});

test('a hydration error is logged as recoverable, and the page is complete afterwards @error-hydration', async ({
  site,
  page,
}) => {
  site.expectFindings('onRecoverableError');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.route('**/docs/overview', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({response, body: html.replace('<article', '<aside>foreign</aside><article')});
  });
  await site.open('docs/overview');
  await expect.poll(() => errors.join()).toContain('onRecoverableError');
  await expect(page.getByText('foreign')).toHaveCount(0);
  await expect(page.getByRole('navigation', {name: 'Main'})).toHaveCount(1);
  await expect(site.doc.heading).toHaveText('Overview');
});
