import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {weigh} from '../../scripts/measure/weigh';
import {scanFences} from '../../src/remark/samples/scanFences';
import {liveSample} from '../readBudgets';
import {findBarriers, showTheme} from './axe';
import {LiveSample} from './pages/LiveSample';
import {test as sharedTest} from './sharedPage';
import {expect, test} from './test';

const DOCS = join(__dirname, '../../docs');
const HOME_CALL = join(__dirname, '../../src/pages/_call.mdx');

/** What the fences of a page run, and what the page runs without a fence. */
function listLiveFiles(source: string): string[] {
  const fences = scanFences(source).filter(({meta}) => /\slive(\s|$)/.test(meta));
  return [
    ...fences.map(({meta}) => (/sample="([^"]+)\.tsx?"/.exec(meta)?.[1] ?? '') + '.live.tsx'),
    ...[...source.matchAll(/<LiveSample file="([^"]+)"/g)].map(([, file = '']) => file),
  ];
}

/** The pages that show live samples, and the files of these. */
const SHOWN = [
  {path: '', files: listLiveFiles(readFileSync(HOME_CALL, 'utf8'))},
  ...readdirSync(DOCS, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((page) => ({
      path: `docs/${page.replace(/\.mdx$/, '')}`,
      files: listLiveFiles(readFileSync(join(DOCS, page), 'utf8')),
    }))
    .filter(({files}) => files.length > 0),
];

const PAGE = 'docs/guides/optimistic-updates';
const REVIEWS = 'guides/optimistic-updates/Reviews.live.tsx';
const COUNTER = 'guides/optimistic-updates/StockCounter.live.tsx';

async function run(page: Page, file: string): Promise<LiveSample> {
  const sample = new LiveSample(page, file);
  await sample.runButton.click();
  await expect(sample.result).toBeVisible();
  return sample;
}

for (const {path, files} of SHOWN) {
  sharedTest(`every sample on ${path || 'the home page'} runs, and axe finds nothing in it`, async ({site, page}) => {
    await site.open(path);
    for (const file of files) {
      const sample = await run(page, file);
      await expect(sample.result.locator('> div')).not.toBeEmpty();
      await expect(sample.panel.getByRole('alert')).toHaveCount(0);
      await expect(sample.panel.locator('[data-state="pending"]')).toHaveCount(0);
      await expect(sample.result.getByText('Loading')).toHaveCount(0);
      expect(await findBarriers(page, {include: `[data-live="${file}"]`}), file).toEqual([]);
    }
  });
}

test('a page shows every file that runs', () => {
  const files = readdirSync(join(__dirname, '../../samples/v2/src'), {recursive: true, encoding: 'utf8'});
  expect(SHOWN.flatMap((page) => page.files).sort()).toEqual(files.filter((file) => file.endsWith('.live.tsx')).sort());
});

test('before a reader presses Run, nothing of it loads; then one React and no other origin', async ({site, page}) => {
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  const loaded: Promise<Buffer>[] = [];
  page.on('response', (response) => loaded.push(response.body()));
  await expect(page.getByRole('button', {name: 'Run', exact: true})).toHaveCount(2);
  expect(loaded).toEqual([]);

  const sample = await run(page, REVIEWS);
  await expect(sample.result.getByText('Stays with you for years.')).toBeVisible();
  const files = await Promise.all(loaded);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes('react.transitional.element'))).toEqual([]);
  const kib = files.reduce((sum, file) => sum + weigh(file), 0) / 1024;
  expect(kib).toBeLessThan(liveSample);
});

test('shows the result, the requests with their details, and the cache', async ({site, page}) => {
  await site.open(PAGE);
  const sample = await run(page, REVIEWS);
  await expect(site.announced).toHaveText('The sample runs below.');
  await expect(sample.result.getByText('Stays with you for years.')).toBeVisible();
  await expect(sample.requests).toHaveText([/^GET https:\/\/bookshop\.example\/v1\/books\/7\/reviews 200/]);
  await expect(sample.cache).toHaveText([/\/reviews[^]*success1 observer/]);

  await sample.result.getByRole('button', {name: 'Recommend'}).click();
  await expect(sample.result.getByRole('listitem').first()).toHaveText('Recommended.');
  await expect(sample.requests).toHaveCount(3);
  const created = sample.requests.nth(1);
  await created.locator('summary').click();
  await expect(created.getByText('content-type: application/json')).toBeVisible();
  await expect(created.getByText('"text": "Recommended."')).toBeVisible();
  await expect(sample.panel.getByText('invalidateQueries() matched 1 entry.')).toBeVisible();
});

test('the entries that a call has matched say so for a moment, and light up without motion if the reader wants none', async ({
  site,
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await site.open(PAGE);
  const sample = await run(page, REVIEWS);
  const entry = sample.cache.first();
  const readBackground = (): Promise<string> => entry.evaluate((item) => getComputedStyle(item).backgroundColor);
  await expect(sample.result.getByText('Stays with you for years.')).toBeVisible();
  const before = await readBackground();
  // The style sheet of the site shortens all transitions to a millisecond.
  expect(await entry.evaluate((item) => parseFloat(getComputedStyle(item).transitionDuration))).toBeLessThan(0.01);

  // Looks at each frame from now on, because a test on a busy machine may look again too late.
  const lightsUp = page.waitForFunction(
    ({item, background}) =>
      item?.textContent?.includes('invalidateQueries()') && getComputedStyle(item).backgroundColor !== background,
    {item: await entry.elementHandle(), background: before},
  );
  await sample.result.getByRole('button', {name: 'Recommend'}).click();
  await lightsUp;
  await expect(entry.getByText('invalidateQueries()')).toHaveCount(0);
  await expect.poll(readBackground).toBe(before);
});

test('Reset starts again from nothing, by keyboard', async ({site, page}) => {
  await site.open(PAGE);
  const sample = new LiveSample(page, COUNTER);
  await sample.runButton.focus();
  await page.keyboard.press('Enter');
  await sample.result.getByRole('button', {name: 'Add a copy'}).click();
  await expect(sample.result.getByText('6 copies')).toBeVisible();
  await expect(sample.requests).toHaveCount(3);

  await sample.resetButton.focus();
  await page.keyboard.press('Enter');
  await expect(sample.resetButton).toBeFocused();
  await expect(site.announced).toHaveText('The sample runs again from the start.');
  await expect(sample.result.getByText('5 copies')).toBeVisible();
  await expect(sample.requests).toHaveCount(1);
});

test('latency delays responses', async ({site, page}) => {
  await site.open(PAGE);
  const sample = await run(page, COUNTER);
  await expect(sample.result.getByText('5 copies')).toBeVisible();
  await sample.latency.selectOption('5 s');
  await sample.result.getByRole('button', {name: 'Add a copy'}).click();
  await expect(sample.requests.nth(1)).toContainText('in flight');
  await expect(sample.result.getByText('6 copies')).toBeVisible();
  await expect(sample.requests.nth(1)).toContainText('in flight');
});

test('fails the next request, and only that one', async ({site, page}) => {
  await site.open(PAGE);
  const sample = await run(page, COUNTER);
  await expect(sample.result.getByText('5 copies')).toBeVisible();
  await sample.failNext.click();
  await expect(sample.failNext).toHaveAttribute('aria-pressed', 'true');
  const add = sample.result.getByRole('button', {name: 'Add a copy'});
  await add.click();
  await expect(sample.result.getByRole('alert')).toHaveText('The copy was not added.');
  await expect(sample.result.getByText('5 copies')).toBeVisible();
  await expect(sample.requests.nth(1)).toContainText('500');
  await expect(sample.failNext).toHaveAttribute('aria-pressed', 'false');

  await add.click();
  await expect(sample.result.getByText('6 copies')).toBeVisible();
});

test('offline, a mutation waits, and it is sent when the reader is online again', async ({site, page}) => {
  await site.open(PAGE);
  const sample = await run(page, COUNTER);
  await expect(sample.result.getByText('5 copies')).toBeVisible();
  await sample.goOffline.click();
  await expect(sample.goOffline).toHaveAttribute('aria-pressed', 'true');
  await sample.result.getByRole('button', {name: 'Add a copy'}).click();
  await expect(sample.cache.filter({hasText: 'mutation'})).toContainText('paused');
  await expect(sample.requests).toHaveCount(1);

  await sample.goOffline.click();
  const sent = sample.requests.filter({hasText: /^PATCH /});
  await expect(sent).toContainText('200');
  // Fetched again twice: for the mutation, and for the connection.
  await expect(sample.requests).toHaveCount(4);
  await expect(sent).toHaveCount(1);
});

test('one sample runs at a time, and leaving the page ends it', async ({site, page}) => {
  await site.open(PAGE);
  const first = await run(page, REVIEWS);
  await first.goOffline.click();
  const second = await run(page, COUNTER);
  await expect(first.result).toBeHidden();
  await expect(first.runButton).toBeVisible();
  await expect(second.result.getByText('5 copies')).toBeVisible();

  await second.result.getByRole('button', {name: 'Add a copy'}).click();
  await expect(second.result.getByText('6 copies')).toBeVisible();
  await site.sidebarLink('Pagination').click();
  await expect(site.doc.heading).toHaveText('Paginate lists');
  await page.goBack();
  await expect(second.runButton).toBeVisible();
  await second.runButton.click();
  await expect(second.result.getByText('5 copies')).toBeVisible();
});

test('a chunk that does not load is an error that the reader can retry', async ({site, page}) => {
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  site.expectFindings('net::ERR_FAILED');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  const sample = new LiveSample(page, COUNTER);
  await sample.runButton.click();
  await expect(sample.panel.getByRole('alert')).toHaveText(/The sample did not load/);
  await page.unroute('**/assets/js/*.js');
  await run(page, COUNTER);
  await expect(sample.panel.getByRole('alert')).toHaveCount(0);
});

test('an error while rendering stays inside the result', async ({site, page}) => {
  site.expectFindings('The button is broken');
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace('"Add a copy"', '(()=>{throw new Error("The button is broken")})()');
    await route.fulfill({response, body: script});
  });
  await site.open(PAGE);
  const sample = await run(page, COUNTER);
  const alert = sample.result.getByRole('alert');
  await expect(alert).toHaveText('Uncaught error: The button is broken. Press “Reset” to start again.');
  await expect(sample.requests.first()).toContainText('200');
  await alert.evaluate((element) => element.setAttribute('data-before-reset', ''));
  await sample.resetButton.click();
  await expect(alert).not.toHaveAttribute('data-before-reset');
  await expect(site.doc.heading).toHaveText('Optimistic updates');
});

/** Makes the button of the counter throw. Rspack keeps names of properties, so the sample's code can be found. */
async function breakButton(page: Page, statement: string): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const isSample = script.includes('"Add a copy"');
    const body = isSample ? script.replace('onClick:', `onClick:()=>{${statement}},"data-was":`) : script;
    await route.fulfill({response, body});
  });
}

for (const [kind, statement] of [
  ['an event handler', 'throw new Error("The button is broken")'],
  ['a promise without a handler', 'Promise.reject(new Error("The button is broken"))'],
] as const) {
  test(`an error in ${kind} is shown in the result, and the sample still runs`, async ({site, page}) => {
    site.expectFindings('The button is broken');
    await breakButton(page, statement);
    await site.open(PAGE);
    const sample = await run(page, COUNTER);
    await sample.result.getByRole('button', {name: 'Add a copy'}).click();
    await expect(sample.result.getByRole('alert')).toHaveText(
      'Uncaught error: The button is broken. Press “Reset” to start again.',
    );
    await expect(sample.result.getByText('5 copies')).toBeVisible();
    await expect(site.doc.heading).toHaveText('Optimistic updates');
    await sample.resetButton.click();
    await expect(sample.result.getByText('5 copies')).toBeVisible();
    await expect(sample.result.getByRole('alert')).toHaveCount(0);
  });
}

test('the cache names the operation and its parameters, and the whole key on demand', async ({site, page}) => {
  await site.open(PAGE);
  const sample = await run(page, COUNTER);
  const entry = sample.cache.first();
  const wholeKey = entry.getByText('"infinite": false');
  await expect(entry.locator('summary')).toHaveText('books.getBook { path: { bookId: 7 } }');
  await expect(wholeKey).toBeHidden();
  await entry.locator('summary').press('Enter');
  await expect(wholeKey).toBeVisible();
});

test('the lab of query keys shows a filter as code, and which entries it matches', async ({site, page}) => {
  await site.open('docs/guides/query-keys#try');
  const {panel, result} = await run(page, 'guides/query-keys/filterLab.live.tsx');
  const entries = result.getByRole('listitem');
  await expect(result.getByText('3 of 16 entries match.')).toBeVisible();
  await expect(entries.nth(1)).toHaveText(/^matches/);
  await expect(entries.nth(9)).toHaveText(/^no match: an infinite entry/);
  await expect(entries.nth(10)).toHaveText(/^no match: another operation/);

  await result.getByLabel('exact').check();
  await expect(result.getByText('1 of 16 entries match.')).toBeVisible();
  await expect(entries.nth(2)).toHaveText(/^no match: has more parameters/);
  // The marks stay for a moment, so the page looks for them in each frame from now on.
  const marked = page.waitForFunction(
    (cache) => cache?.querySelectorAll('mark').length === 10,
    await panel.getByRole('region', {name: 'Query cache'}).elementHandle(),
  );
  await result.getByLabel('Filter').selectOption('no argument');
  await expect(result.getByText('10 of 16 entries match.')).toBeVisible();
  await marked;
  await expect(result.getByText('api.books.listBooks.getQueriesData()', {exact: true})).toBeVisible();
  await expect(result.getByLabel('exact')).toBeDisabled();

  await result.getByLabel('Filter').selectOption({label: '{}'});
  await result.getByLabel('type').selectOption('active');
  await expect(result.getByText('1 of 16 entries match.')).toBeVisible();
  await result.getByLabel('type').selectOption('all');
  await result.getByLabel('stale').selectOption('true');
  await expect(entries.nth(3)).toHaveText(/^matches/);
  await expect(entries.nth(2)).toHaveText(/^no match: fresh/);

  await result.getByLabel('stale').selectOption('any');
  await result.getByLabel('predicate').selectOption('without a page');
  await expect(result.getByText('7 of 16 entries match.')).toBeVisible();
  await expect(result.getByText('queryKey[1]?.query?.page === undefined')).toBeVisible();
  await expect(entries.nth(2)).toHaveText(/^no match: the predicate returns false/);

  await page.setViewportSize({width: 390, height: 800});
  expect(await result.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in a running sample, ${theme}, ${width} px, and nothing overflows`, async ({site, page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open(PAGE);
    await showTheme(page, theme);
    const sample = await run(page, REVIEWS);
    // Otherwise, the request for the reviews could be the one that fails.
    await expect(sample.requests.first()).toBeVisible();
    await sample.failNext.click();
    await sample.result.getByRole('button', {name: 'Recommend'}).click();
    await expect(sample.result.getByRole('alert')).toBeVisible();
    await sample.failNext.click();
    await sample.requests.first().locator('summary').click();
    expect(await findBarriers(page, {include: '[data-live]'})).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the code and the recorded requests stand without a button', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('group', {name: 'Code of Reviews.tsx'})).toBeVisible();
    await expect(page.getByText('Requests this sends').first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Run', exact: true})).toHaveCount(0);
  });
});
