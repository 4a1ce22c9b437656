// What breaks around the site costs readers as little as can be.
import type {Page, Request} from '@playwright/test';
import type {Site} from './pages/Site';
import {expect, test} from './test';

const FROM = 'docs/hooks/useQuery';
const TO = 'docs/hooks/useMutation';
const TO_LINK = 'useMutation()';

/** Addresses of the scripts that one page has and another has not. */
async function listOwnScripts(page: Page, path: string, other: string): Promise<string[]> {
  const [scripts = [], others = []] = await Promise.all(
    [path, other].map(async (one) => {
      const html = await (await page.request.get(one)).text();
      const files = /<script id="?page-files"?[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
      return (JSON.parse(files) as {scripts: string[]}).scripts;
    }),
  );
  const own = scripts.filter((script) => !others.includes(script));
  expect(own.length, `${path} has scripts of its own`).toBeGreaterThan(0);
  return own;
}

/** A reader who saves data: links fetch nothing before they are followed. */
async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
}

/** Documents that the page asks for from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname.replace('/openapi-qraft/', ''));
  });
  return documents;
}

test.describe('script files that are gone after a deployment', () => {
  test.beforeEach(({site}) => {
    site.expectFindings('404');
    site.expectFindings('ChunkLoadError');
    site.expectFindings('Loading chunk');
  });

  test('a reader with an old tab gets the new page by one reload, with a warning on the console', async ({
    site,
    page,
  }) => {
    const gone = await listOwnScripts(page, TO, FROM);
    await site.open(FROM);
    const documents = watchDocuments(page);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    // The new deployment serves the new document with files that exist: those fail for the old tab only.
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

  test('a file that stays missing is no reason to reload for ever: the page stays readable', async ({site, page}) => {
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

test.describe('without a connection in mid-session', () => {
  test.beforeEach(({site}) => {
    site.expectFindings('ERR_INTERNET_DISCONNECTED');
    site.expectFindings('Loading chunk');
    site.expectFindings('ChunkLoadError');
  });

  test('a page that cannot come says so with a button to retry, and the menus stay', async ({site, page, context}) => {
    await fetchNothingAhead(page);
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
    test(`${name}: the site says so, and shows the page when the connection is back`, async ({site, page, context}) => {
      await fetchNothingAhead(page);
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

  test('the page arrives by itself when the connection is back', async ({site, page, context}) => {
    await fetchNothingAhead(page);
    await site.open(FROM);
    await context.setOffline(true);
    await site.sidebarLink(TO_LINK).click();
    await expect(site.doc.heading).toHaveText('This page did not load.');
    await context.setOffline(false);
    await expect(site.doc.heading).toHaveText(TO_LINK);
  });

  test('what was read before is there: pages, themes, tabs', async ({site, page, context}) => {
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

test('without its style sheet a page is readable and leads on', async ({site, page}) => {
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
  test('that is full costs a message on the console only', async ({site, page}) => {
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
    test(`that holds ${poison.slice(0, 12)} under every key harms nothing`, async ({site, page}) => {
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
  /** Milliseconds from the click to the bar, measured in the page; null when there is none. */
  async function measureBar(page: Page, hold: number): Promise<number | null> {
    await page.evaluate(() => {
      const times = {click: 0, bar: null as number | null};
      Object.assign(window, {times});
      addEventListener('click', () => (times.click = performance.now()), {capture: true, once: true});
      new MutationObserver(() => {
        if (document.querySelector('#nprogress')) times.bar ??= performance.now() - times.click;
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    const gone = await listOwnScripts(page, TO, FROM);
    await page.route(
      (url) => gone.includes(url.pathname),
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, hold));
        await route.continue();
      },
    );
    await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: TO_LINK, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(TO_LINK);
    return page.evaluate(() => (window as unknown as {times: {bar: number | null}}).times.bar);
  }

  test('appears 200 ms after the click when a page takes long, and goes when the page is there', async ({
    site,
    page,
  }) => {
    await site.open(FROM);
    const delay = await measureBar(page, 1500);
    expect(delay).toBeGreaterThanOrEqual(199);
    expect(delay).toBeLessThan(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('does not appear when the page is there at once', async ({site, page}) => {
    await site.open(FROM);
    // Whoever rests on a link has its page loaded.
    const [script] = await listOwnScripts(page, TO, FROM);
    const loaded = page.waitForResponse((response) => response.url().endsWith(script ?? ''));
    await site.sidebarLink(TO_LINK).hover();
    await loaded;
    expect(await measureBar(page, 0)).toBeNull();
  });
});

test.describe('page code is fetched ahead', () => {
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
          await page.waitForLoadState('networkidle');
          expect(asked.filter((path) => own.includes(path))).toEqual([]);
        }
      };
      await site.open(FROM);
      await expect(site.sidebarLink(TO_LINK)).toBeInViewport();
      await expectFetched(inView);
      await site.sidebarLink(TO_LINK).hover();
      await expectFetched(onHover);
    });
  }

  test('after the page itself: no script is asked for ahead before React has hydrated it', async ({site, page}) => {
    const own = await listOwnScripts(page, TO, FROM);
    const asked: boolean[] = [];
    page.on('request', (request) => {
      if (own.includes(new URL(request.url()).pathname)) {
        asked.push(true);
        void page
          .locator('html')
          .getAttribute('data-has-hydrated')
          .then((value) => expect(value).toBe('true'));
      }
    });
    await site.open(FROM);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });
});

test('hydration that fails is logged as recoverable, and the page is whole afterwards', async ({site, page}) => {
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
