// What the home page promises: readable code, a call that runs, figures from their sources, links that lead somewhere.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {RESULTS_FILE} from '../../src/plugins/home-data';
import type {Results} from '../../src/components/ToolComparison/tools';
import {findBarriers} from './axe';
import {LiveSample} from './pages/LiveSample';
import {expect, test} from './test';

const AUTHOR = 'start/home/Author.live.tsx';
const {github} = (JSON.parse(readFileSync(join(__dirname, '../..', RESULTS_FILE), 'utf8')) as Results).documents;

/** Code blocks and drawings that are wider than their place, or that reach out of the window. */
function findClipped(page: Page): Promise<string[]> {
  return page.locator('main :is(pre, svg, .button)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const {left, right} = element.getBoundingClientRect();
        return (
          element.scrollWidth > element.clientWidth + 1 || left < 0 || right > document.documentElement.clientWidth
        );
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

for (const width of [390, 1024, 1280]) {
  test(`no code and no drawing is clipped at ${width} px`, async ({site, page}) => {
    await page.setViewportSize({width, height: 800});
    await site.open();
    expect(await findClipped(page)).toEqual([]);
  });
}

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
] as const) {
  test(`the first screen of ${width} × ${height} px has the sentence, both links, and the whole component`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({width, height});
    await site.open();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(main.getByRole('link', {name: 'Quick start'})).toBeInViewport({ratio: 1});
    await expect(main.getByRole('link', {name: 'Try the playground'})).toBeInViewport({ratio: 1});
    await expect(main.getByRole('group', {name: 'Code of openapi.yaml'})).toBeInViewport({ratio: 1});
    await expect(main.getByText('const country: string | undefined')).toBeInViewport({ratio: 1});
  });
}

test('the component runs, shows the request that it sends, and has no barriers', async ({site, page}) => {
  await site.open();
  const sample = new LiveSample(page, AUTHOR);
  const recorded = page.getByText('Sends GET https://bookshop.example/v1/authors/sagan');
  await expect(recorded).toBeVisible();
  await sample.runButton.click();
  await expect(sample.result.getByText('Carl Sagan')).toHaveAttribute('title', 'United States');
  await expect(sample.requests).toHaveText([/^GET https:\/\/bookshop\.example\/v1\/authors\/sagan 200/]);
  await expect(recorded).toBeHidden();
  await sample.result.getByRole('button', {name: 'calvino'}).click();
  await expect(sample.result.getByText('Italo Calvino')).toBeVisible();
  await expect(sample.requests).toHaveCount(2);
  expect(await findBarriers(page, {include: '[data-live]'})).toEqual([]);
});

test('figures are those of the comparison', async ({site, page}) => {
  await site.open();
  const reason = (title: string) => page.getByRole('listitem').filter({has: page.getByRole('heading', {name: title})});
  const kib = (tool: string) => `${((github.bundles[tool]?.one as number) / 1024).toFixed(1)} KiB`;
  const bundle = reason('A lean client for small bundles').getByRole('listitem');
  await expect(bundle.filter({hasText: 'lean client'})).toContainText(kib('qraft-lean'));
  await expect(bundle.filter({hasText: 'orval'})).toContainText(kib('orval'));
  const types = reason('Type checking a large client').getByRole('listitem');
  const seconds = Object.entries(github.types).map(([, figures]) => (figures.seconds as number).toFixed(1));
  expect(seconds.length).toBeGreaterThan(5);
  await expect(types).toHaveText(
    seconds.sort((a, b) => Number(a) - Number(b)).map((value) => new RegExp(`${value} s$`)),
  );
});

test('counts are those of the pages', async ({site, page}) => {
  await site.open();
  const addresses = await page.request.get('sitemap.xml').then((response) => response.text());
  const paths = [...addresses.matchAll(/<loc>[^<]*?\/(docs\/(?!1\.x\/)[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  const sources = await Promise.all(paths.map(async (path) => (await page.request.get(path)).text()));
  const html = sources.join('');
  const code = html.match(/class="theme-code-block[^"]* language-(?:tsx?|jsx?|typescript|javascript)\b/g) ?? [];
  const recorded = html.match(/<details[^>]* data-recording\b/g) ?? [];
  const live = html.match(/ data-live=/g) ?? [];
  const counts = [code, recorded, live].map(({length}) => length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  await expect(page.locator('dt', {hasText: /^\d+$/})).toHaveText(counts.map(String));
});

test('the playground opens with the document of the home page', async ({site, page}) => {
  await site.open();
  await page.getByRole('main').getByRole('link', {name: 'Try the playground'}).click();
  // It downloads the generator first.
  await expect(page.getByText('getAuthor').first()).toBeVisible({timeout: 20_000});
});

test('a link for users of another tool opens its tab', async ({site, page}) => {
  await site.open();
  await page.getByRole('link', {name: 'RTK Query', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Coming from other tools');
  for (const tab of await site.doc.tabs('RTK Query').all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the install commands are the same on three pages', async ({site, page}) => {
  const read = async (path: string): Promise<string | null> => {
    await site.open(path);
    return page.locator('pre', {hasText: 'npm install --save-dev @openapi-qraft/cli'}).first().textContent();
  };
  const home = await read('');
  expect(home).toContain('npm install --save-dev @openapi-qraft/cli');
  expect(await read('docs/getting-started/installation')).toBe(home);
  expect(await read('docs/getting-started/quick-start')).toBe(home);
});
