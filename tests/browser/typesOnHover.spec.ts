import {brotliCompressSync} from 'node:zlib';
import type {CDPSession, Locator, Page, Request} from '@playwright/test';
import {findBarriers, showTheme} from './axe';
import type {Site} from './pages/Site';
import {expect, test} from './test';

const PAGE = 'docs/hooks/useQuery';
const FILE = '**/docs/hooks/useQuery.types.json';

/** The center of the first occurrence of a word in the code of a block. */
async function findWord(block: Locator, word: string): Promise<{x: number; y: number}> {
  await block.scrollIntoViewIfNeeded();
  return block.locator('pre > code').evaluate((code, text) => {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const match = new RegExp(`(?<![\\w$])${text}(?![\\w$])`).exec(node.textContent ?? '');
      if (!match) continue;
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + text.length);
      const {x, y, width, height} = range.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    }
    throw new Error(`There is no "${text}" in the block.`);
  }, word);
}

async function hoverWord(page: Page, block: Locator, word: string): Promise<void> {
  const {x, y} = await findWord(block, word);
  await page.mouse.move(x, y);
}

/** The blocks with code of 2.x or 1.x. */
const typedBlocks = ({doc, page}: Site): Locator => doc.codeBlocks.and(page.locator('.language-ts, .language-tsx'));

const popoverOf = (page: Page): Locator => page.locator('.code-type');

test('the pointer shows the type, which stays while it is hovered and until Escape', async ({site, page}) => {
  await site.open(PAGE);
  const block = typedBlocks(site).first();
  await hoverWord(page, block, 'useQuery');
  const popover = popoverOf(page);
  await expect(popover).toContainText('(method) useQuery<');
  await expect(popover).toContainText('Performs asynchronous data fetching');
  const box = (await popover.boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20, {steps: 4});
  // Longer than any delay after which it would close.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));
  await expect(popover).toContainText('(method) useQuery<');
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
});

test('it closes when the pointer leaves, and follows to another identifier', async ({site, page}) => {
  await site.open(PAGE);
  const block = typedBlocks(site).first();
  await hoverWord(page, block, 'isPending');
  await expect(popoverOf(page)).toContainText('const isPending: boolean');
  await hoverWord(page, block, 'api');
  await expect(popoverOf(page)).toContainText(
    'API client with 6 services: books, authors, orders, members, auth, and status',
  );
  await page.mouse.move(2, 400);
  await expect(popoverOf(page)).toHaveCount(0);
});

test('nothing loads before the reader reaches for a block, and each file once', async ({site, page}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.endsWith('.types.json'))).toEqual([]);
  const before = requested.length;
  await hoverWord(page, typedBlocks(site).nth(0), 'api');
  await expect(popoverOf(page)).toBeVisible();
  await hoverWord(page, typedBlocks(site).nth(1), 'api');
  await expect(popoverOf(page)).toBeVisible();
  const loaded = requested.slice(before);
  expect(loaded.filter((url) => url.endsWith('.types.json'))).toHaveLength(1);
  expect(loaded.filter((url) => /\.(?:js|css)$/.test(url)).length).toBeLessThanOrEqual(2);
});

/** A desktop line: milliseconds until a response begins, and bytes after Brotli in a millisecond at 10 megabits. */
const LATENCY = 40;
const BYTES_PER_MILLISECOND = 1250;

test('the first hover takes at most 150 ms on a desktop line', async ({site, page}) => {
  await site.open(PAGE);
  await page.waitForLoadState('networkidle');
  const requests: Request[] = [];
  let release: (() => void) | undefined;
  const allRequested = new Promise<void>((resolve) => (release = resolve));
  // No response comes before the script, the style sheet, and the types are requested: they take one round trip together.
  await page.route(/\.(?:js|css|types\.json)$/, async (route) => {
    requests.push(route.request());
    if (requests.length === 3) release?.();
    await allRequested;
    await route.continue();
  });
  const {x, y} = await findWord(typedBlocks(site).first(), 'api');
  const session = await page.context().newCDPSession(page);
  const before = await readProcessorTime(session);
  await page.mouse.move(x, y);
  await expect(popoverOf(page)).toBeVisible();
  const processorTime = (await readProcessorTime(session)) - before;
  expect(requests).toHaveLength(3);
  const bodies = await Promise.all(requests.map(async (request) => (await request.response())!.body()));
  const bytes = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(LATENCY + bytes / BYTES_PER_MILLISECOND + processorTime).toBeLessThan(150);
});

/**
 * Milliseconds that the page's main thread has run, without the commands of the test. Unlike the time that passes, other
 * work on the machine does not count.
 */
async function readProcessorTime(session: CDPSession): Promise<number> {
  await session.send('Performance.enable', {timeDomain: 'threadTicks'});
  const {metrics} = await session.send('Performance.getMetrics');
  const read = (wanted: string): number => metrics.find(({name}) => name === wanted)!.value * 1000;
  return read('TaskDuration') - read('DevToolsCommandDuration');
}

test('by keyboard, a button opens the types and arrow keys go through them', async ({site, page}) => {
  await site.open(PAGE);
  const block = typedBlocks(site).first();
  await block.locator('pre').focus();
  const button = block.getByRole('button', {name: /^Show types in /});
  await expect(button).toBeAttached();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', {name: 'Types'});
  await expect(dialog.getByRole('button', {name: 'Next'})).toBeFocused();
  const first = await dialog.locator('pre').first().innerText();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator('pre').first()).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.locator('pre').first()).toHaveText(first);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a long type is folded, and "More" shows all of it', async ({site, page}) => {
  await site.open(PAGE);
  const block = typedBlocks(site).first();
  await hoverWord(page, block, 'useQuery');
  const content = popoverOf(page).locator('.code-type-content');
  const folded = (await content.boundingBox())!.height;
  await popoverOf(page).getByRole('button', {name: 'More'}).click();
  await expect(popoverOf(page).getByRole('button', {name: 'Less'})).toHaveAttribute('aria-expanded', 'true');
  expect((await content.boundingBox())!.height).toBeGreaterThan(folded);
});

test('the text and copying stay the same', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(PAGE);
  const block = typedBlocks(site).first();
  const code = block.locator('pre > code');
  const before = await code.evaluate((element) => element.innerHTML);
  await hoverWord(page, block, 'useQuery');
  await expect(popoverOf(page)).toBeVisible();
  expect(await code.evaluate((element) => element.innerHTML)).toBe(before);
  await page.keyboard.press('Escape');
  await block.hover({position: {x: 5, y: 60}});
  await site.doc.copyButton(block).click();
  await expect(site.announced).toHaveText('Copied');
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe((await code.innerText()).trim());
});

test('a drag over identifiers selects text, and closes what is open', async ({site, page}) => {
  await site.open(PAGE);
  const block = typedBlocks(site).first();
  await hoverWord(page, block, 'api');
  await expect(popoverOf(page)).toBeVisible();
  const {x, y} = (await block.locator('pre').first().boundingBox())!;
  // From the last letter of `api` to a line below.
  await page.mouse.move(x + 105, y + 27);
  await page.mouse.down();
  await page.mouse.move(x + 165, y + 87, {steps: 5});
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(/^i \} from '\.\/client';\s+export function/);
  await expect(popoverOf(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 800}});

  test('a tap shows the type within the window, and a tap elsewhere closes it', async ({site, page}) => {
    await site.open(PAGE);
    const block = typedBlocks(site).first();
    const {x, y} = await findWord(block, 'api');
    await page.touchscreen.tap(x, y);
    await expect(popoverOf(page)).toContainText('API client with 6 services');
    const box = (await popoverOf(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await page.touchscreen.tap(200, box.y > 300 ? 100 : 780);
    await expect(popoverOf(page)).toHaveCount(0);
  });
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in the open popover, ${theme}, ${width} px`, async ({site, page}) => {
    await page.setViewportSize({width, height: 900});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open(PAGE);
    const block = typedBlocks(site).first();
    await block.locator('pre').focus();
    await block.getByRole('button', {name: /^Show types in /}).click();
    await showTheme(page, theme);
    expect(await findBarriers(page, {include: '.theme-code-block:has(.code-type)'})).toEqual([]);
    await page.getByRole('dialog').getByRole('button', {name: 'Close'}).click();
    await hoverWord(page, block, width > 400 ? 'useQuery' : 'data');
    await expect(popoverOf(page)).toBeVisible();
    expect(await findBarriers(page, {include: '.theme-code-block:has(.code-type)'})).toEqual([]);
  });
}

test('a file that does not load leaves the page as it is, and the next block tries again', async ({site, page}) => {
  site.expectFindings('500');
  await page.route(FILE, (route) => route.fulfill({status: 500}));
  await site.open(PAGE);
  const failed = page.waitForResponse(FILE);
  await hoverWord(page, typedBlocks(site).first(), 'api');
  await failed;
  await page.unroute(FILE);
  await hoverWord(page, typedBlocks(site).nth(1), 'api');
  await expect(popoverOf(page)).toBeVisible();
});
