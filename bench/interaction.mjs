// npm run bench:interaction: measures in turns, on this site and on a stock Docusaurus 3.7.0 site with the same pages,
// how long a click in the sidebar takes until the heading is painted; and on this site, how long Ctrl+K takes until the
// search has the focus.
//
//   --rounds=5     visits per site and condition; each goes through all pages twice
//   --skip-build   uses the existing builds of `npm run bench`
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from './lib/serve.mjs';
import {BASE_PATH, buildSite, copySite, makeStockSite} from './lib/sites.mjs';

/* global document, requestAnimationFrame, window -- in the page that `evaluate` runs in */

const ROOT = resolve(import.meta.dirname, '..');
const {chromium} = createRequire(join(ROOT, 'package.json'))('@playwright/test');
const START = 'docs/hooks/useQuery';
/** Consecutive entries of a sidebar group that is expanded on the first page. */
const STOPS = ['useMutation', 'useInfiniteQuery', 'useQueries', 'useIsFetching', 'useSuspenseQuery', 'useQuery'];
/** Lighthouse's slow 4G. Throughput in bytes per second, latency in ms. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8};
const CONDITIONS = {desktop: {slowdown: 1}, 'slow 4G, 4x slower processor': {slowdown: 4, network: SLOW_4G}};

const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}, 'skip-build': {type: 'boolean'}}});
const cached = (site) => join(ROOT, `.cache/bench-${site}/build`);
const folders = values['skip-build']
  ? {ours: cached('ours'), stock: cached('stock')}
  : {ours: buildSite(copySite('bench-ours')).build, stock: buildSite(makeStockSite()).build};
for (const folder of Object.values(folders)) {
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}. Run without --skip-build.`);
}

/** A new page that is interactive, with nothing in the cache of the browser. */
async function openPage(browser, origin, {slowdown, network}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 1600}});
  const page = await context.newPage();
  await page.goto(`${origin}${BASE_PATH}${START}`);
  await page.mouse.move(400, 400); // The first input starts the scripts of ours.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  return page;
}

/** The time in ms from the click on a sidebar link to the frame that shows the heading. */
async function click(page, stop) {
  const link = page.locator(`.theme-doc-sidebar-container a[href$="/docs/hooks/${stop}"]`);
  await link.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1500); // Enough time to prefetch a page on the slow network.
  return link.evaluate(
    (anchor, name) =>
      new Promise((done) => {
        const begin = performance.now();
        const look = () => {
          const heading = document.querySelector('article h1')?.textContent ?? '';
          if (heading.startsWith(name)) requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
          else requestAnimationFrame(look);
        };
        anchor.click();
        look();
      }),
    stop,
  );
}

/** The time in ms from Ctrl+K to the focus in the search's input. */
async function openSearch(page) {
  await page.evaluate(() => {
    window.opened = new Promise((done) => {
      let pressed = 0;
      window.addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
      window.addEventListener('focusin', (event) => {
        if (event.target.matches('.DocSearch-Input')) done(performance.now() - pressed);
      });
    });
  });
  await page.keyboard.press('Control+k');
  return page.evaluate(() => window.opened);
}

const times = new Map();
const add = (name, time) => times.set(name, [...(times.get(name) ?? []), time]);
const servers = {};
for (const [site, folder] of Object.entries(folders)) servers[site] = await serve(folder, BASE_PATH);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
});
// The first round does not count, because it includes compressing the files.
for (let round = 0; round <= Number(values.rounds); round++) {
  for (const [condition, limits] of Object.entries(CONDITIONS)) {
    for (const [site, {origin}] of Object.entries(servers)) {
      const page = await openPage(browser, origin, limits);
      for (const visit of ['first', 'repeated']) {
        for (const stop of STOPS) {
          const time = await click(page, stop);
          if (round > 0) add(`click, ${condition}, ${visit} visit: ${site}`, time);
        }
      }
      await page.context().close();
    }
  }
  for (const slowdown of [1, 4]) {
    const page = await openPage(browser, servers.ours.origin, {slowdown});
    for (const state of ['cold', 'warm']) {
      const time = await openSearch(page);
      if (round > 0) add(`Ctrl+K, ${slowdown}x slower processor, ${state}: ours`, time);
      await page.keyboard.press('Escape');
      await page.locator('.DocSearch-Modal').waitFor({state: 'detached'});
    }
    await page.context().close();
  }
}
await browser.close();
for (const server of Object.values(servers)) server.close();

const rows = Object.fromEntries(
  [...times].sort().map(([name, list]) => {
    const sorted = list.sort((a, b) => a - b);
    const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
    return [name, {times: sorted.length, lowest: at(0), median: at(0.5), p90: at(0.9)}];
  }),
);
console.table(rows);
mkdirSync(join(import.meta.dirname, 'results'), {recursive: true});
writeFileSync(join(import.meta.dirname, 'results/interaction.json'), `${JSON.stringify(rows, null, 2)}\n`);
