// Pages of the docs are taken over as they came: their content comes once, as HTML.
import type {Page} from '@playwright/test';
import {expect, test} from './test';
import {listSitePaths} from './sitePaths';

const DOCS = listSitePaths().filter((path) => path.startsWith('docs/'));
/** Enough for the time of one test. */
const PAGES_PER_TEST = 25;

/** Addresses of the scripts that the page asked for. */
async function listScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({name}) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );
}

for (let start = 0; start < DOCS.length; start += PAGES_PER_TEST) {
  const paths = DOCS.slice(start, start + PAGES_PER_TEST);
  test(`pages ${start + 1} to ${start + paths.length} stay what the server sent, without their content's script`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    for (const path of paths) {
      await site.open(path);
      const {sent, shown, contentScript} = await page.evaluate(async () => {
        const html = await (await fetch(location.href)).text();
        const served = new DOMParser().parseFromString(html, 'text/html');
        const {scripts} = JSON.parse(served.getElementById('page-files')?.textContent ?? '') as {scripts: string[]};
        const read = (root: Document): string[] =>
          ['.theme-doc-markdown', '.table-of-contents'].map((selector) => {
            const copy = root.querySelector(selector)?.cloneNode(true) as Element | undefined; // a copy is an element
            // What the browser adds for readers: stops of the keyboard, buttons, marks of the place of reading.
            copy?.querySelectorAll('.code-wrap').forEach((button) => button.remove());
            copy?.querySelectorAll('table').forEach((table) => table.removeAttribute('tabindex'));
            copy?.querySelectorAll('.table-of-contents__link--active').forEach((link) => {
              link.classList.remove('table-of-contents__link--active');
            });
            return (copy?.outerHTML ?? '').replaceAll('<!-- -->', '');
          });
        return {sent: read(served), shown: read(document), contentScript: scripts.at(-1)};
      });
      expect(shown, path).toEqual(sent);
      expect(await listScripts(page), path).not.toContain(contentScript);
    }
  });
}

test('a link in the text of the page leads on without a new document, and back', async ({page, site}) => {
  await site.open('docs/hooks/useQuery');
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  const text = await site.doc.article.locator('.theme-doc-markdown').innerText();
  const link = site.doc.article.getByRole('link', {name: 'useInfiniteQuery()', exact: true}).first();
  await link.hover();
  await link.click();
  await expect(site.doc.heading).toHaveText('useInfiniteQuery()');
  await page.goBack();
  await expect(site.doc.heading).toHaveText('useQuery()');
  expect(await site.doc.article.locator('.theme-doc-markdown').innerText()).toBe(text);
  await page.getByRole('link', {name: 'three forms'}).click();
  await expect(page).toHaveURL(/#parameters-argument$/);
  expect(documents).toEqual([]);
});

test('a link of the text opens a new tab with the control key', async ({site, context}) => {
  await site.open('docs/hooks/useQuery');
  const opened = context.waitForEvent('page');
  await site.doc.article
    .getByRole('link', {name: 'useInfiniteQuery()', exact: true})
    .first()
    .click({modifiers: ['Control']});
  expect((await opened).url()).toContain('docs/hooks/useInfiniteQuery');
  await expect(site.doc.heading).toHaveText('useQuery()');
});

test('tabs of a page change together, and stay chosen on the next page', async ({site}) => {
  await site.open('docs/codegen/CLI');
  await site.doc.tabs('pnpm').first().click();
  for (const tab of await site.doc.tabs('pnpm').all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(site.doc.codeBlocks.first()).toContainText('pnpm exec openapi-qraft');
  await site.open('docs/getting-started/installation');
  await expect(site.doc.tabs('pnpm').first()).toHaveAttribute('aria-selected', 'true');
});

test('a page without its data loads its content', async ({page, site}) => {
  await page.route('**/docs/hooks/useQuery', async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(/(<script[^>]*page-data[^>]*>)[^<]*/, '$1')});
  });
  await site.open('docs/hooks/useQuery');
  await expect(site.doc.codeBlocks.first()).toContainText('useQuery');
  expect((await listScripts(page)).length).toBeGreaterThan(4);
});
