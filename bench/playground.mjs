// Part of npm run bench:interaction: how long the playground takes, on `build/`, from a dropped document to the list of the
// generated files, and from there to a result. Times include the download on a desktop line, with an empty cache.
//
//   node bench/playground.mjs --rounds=5
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from './lib/serve.mjs';
import {BASE_PATH} from './lib/sites.mjs';

/* global DataTransfer, document, window -- in the page that `evaluate` runs in */

const ROOT = resolve(import.meta.dirname, '..');
const BUILD = join(ROOT, 'build');
const {chromium} = createRequire(join(ROOT, 'package.json'))('@playwright/test');
/** 10 megabits per second, in bytes per second. Latency in ms. */
const DESKTOP = {offline: false, latency: 40, downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8};

const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}}});
if (!existsSync(join(BUILD, 'playground.html'))) throw new Error(`There is no build in ${BUILD}. Run npm run build.`);
const bookshop = readFileSync(join(ROOT, 'samples/openapi/bookshop.yaml'), 'utf8');

const server = await serve(BUILD, BASE_PATH);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
});
const control = await browser.newBrowserCDPSession();

/** Processor seconds of all pages and workers since the browser started. */
async function readCpu() {
  const {processInfo} = await control.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({type}) => type === 'renderer').reduce((sum, {cpuTime}) => sum + cpuTime, 0);
}

const rows = new Map();

/** Measures a step: seconds, processor seconds, and the longest task of the page in ms. */
async function measure(page, name, isCounted, action) {
  await page.evaluate(() => (window.longest = 0));
  const [start, cpu] = [performance.now(), await readCpu()];
  await action();
  const result = {
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (await readCpu()) - cpu,
    longestTask: await page.evaluate(() => window.longest),
  };
  if (isCounted) rows.set(name, [...(rows.get(name) ?? []), result]);
}

const files = (page) => page.getByRole('tree', {name: 'Generated files'});
const count = (page, operations) => page.getByText(`${operations} of ${operations} operations`).waitFor();

async function drop(page) {
  const box = page.getByRole('textbox', {name: 'OpenAPI document'});
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'bookshop.yaml'));
    return data;
  }, bookshop);
  await box.dispatchEvent('drop', {dataTransfer});
}

// The first round does not count, because it includes compressing the files.
for (let round = 0; round <= Number(values.rounds); round++) {
  const isCounted = round > 0;
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (isCounted) await session.send('Network.emulateNetworkConditions', DESKTOP);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration);
    }).observe({type: 'longtask'});
  });
  await page.goto(`${server.origin}${BASE_PATH}playground`);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForLoadState('networkidle');

  await measure(page, '1. bookshop: drop to first files, nothing downloaded', isCounted, async () => {
    await drop(page);
    await files(page).waitFor();
    await count(page, 27);
  });
  await measure(page, '2. bookshop: Run to the first result', isCounted, async () => {
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    await page.frameLocator('iframe').locator('pre').filter({hasText: '{'}).waitFor();
  });
  await page.locator('iframe').evaluate((frame) => (frame.dataset.old = ''));
  await measure(page, '3. bookshop: Run again', isCounted, async () => {
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    await page.frameLocator('iframe:not([data-old])').locator('pre').filter({hasText: '{'}).waitFor();
  });
  await measure(page, '4. bookshop: a file of 240 KB in colors', isCounted, async () => {
    await page.getByRole('treeitem', {name: /BooksService/}).click();
    await page.locator('pre[aria-label*=BooksService] i').first().waitFor();
  });
  await measure(page, '5. 520 operations: click to the list', isCounted, async () => {
    await page.getByRole('button', {name: /^Company/}).click();
    await count(page, 520);
  });
  await context.close();
}
await browser.close();
server.close();

const median = (list, name) => list.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(list.length / 2)];
console.table(
  Object.fromEntries(
    [...rows].map(([name, list]) => [
      name,
      {
        seconds: Number(median(list, 'seconds').toFixed(2)),
        'CPU seconds': Number(median(list, 'cpuSeconds').toFixed(2)),
        'longest task, ms': Math.round(median(list, 'longestTask')),
      },
    ]),
  ),
);
