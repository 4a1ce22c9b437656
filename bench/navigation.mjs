// npm run bench:navigation: measures how long a click in the sidebar takes, alternating between this site and a stock
// Docusaurus 3.7.0 site with the same pages. Pages are prefetched, the CPU is slowed down 4x, and the network is slow
// 4G.
//
//   --rounds=5     visits per site; each goes through all pages once
//   --skip-build   uses the existing builds of `npm run bench`
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {serve} from './lib/serve.mjs';
import {BASE_PATH, buildSite, copySite, makeStockSite} from './lib/sites.mjs';

/* global document, requestAnimationFrame -- in the page that `evaluate` runs in */

const ROOT = resolve(import.meta.dirname, '..');
const {chromium} = createRequire(join(ROOT, 'package.json'))('@playwright/test');
const START = 'docs/hooks/useQuery';
/** Consecutive entries of a sidebar group that is expanded on the first page. */
const STOPS = ['useMutation', 'useInfiniteQuery', 'useQueries', 'useIsFetching', 'useSuspenseQuery', 'useQuery'];
/** Lighthouse's slow 4G. Throughput in bytes per second, latency in ms. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8};

const {values} = parseArgs({options: {rounds: {type: 'string', default: '5'}, 'skip-build': {type: 'boolean'}}});
const cached = (site) => join(ROOT, `.cache/bench-${site}/build`);
const folders = values['skip-build']
  ? {ours: cached('ours'), stock: cached('stock')}
  : {ours: buildSite(copySite('bench-ours')).build, stock: buildSite(makeStockSite()).build};
for (const folder of Object.values(folders)) {
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}. Run without --skip-build.`);
}

/** For each page, the time in ms from the click to the frame that shows its heading. */
async function visit(browser, origin) {
  const context = await browser.newContext({viewport: {width: 1280, height: 1600}});
  const page = await context.newPage();
  await page.goto(`${origin}${BASE_PATH}${START}`);
  // From here on both sites are interactive. The first input starts the scripts of ours.
  await page.mouse.move(400, 400);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const times = [];
  for (const stop of STOPS) {
    const link = page.locator(`.theme-doc-sidebar-container a[href$="/docs/hooks/${stop}"]`);
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500); // Enough time to prefetch a page on the slow network.
    times.push(
      await link.evaluate(
        (anchor, name) =>
          new Promise((done) => {
            const begin = performance.now();
            const look = () => {
              const heading = document.querySelector('article h1')?.textContent ?? '';
              if (heading.startsWith(name))
                requestAnimationFrame(() => setTimeout(() => done(performance.now() - begin)));
              else requestAnimationFrame(look);
            };
            anchor.click();
            look();
          }),
        stop,
      ),
    );
  }
  await context.close();
  return times;
}

const servers = {};
for (const [site, folder] of Object.entries(folders)) servers[site] = await serve(folder, BASE_PATH);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
});
const times = {ours: [], stock: []};
for (let round = 0; round <= Number(values.rounds); round++) {
  for (const [site, {origin}] of Object.entries(servers)) {
    const measured = await visit(browser, origin);
    if (round > 0) times[site].push(...measured); // The first visit includes compressing the files.
  }
}
await browser.close();
for (const server of Object.values(servers)) server.close();

const rows = Object.fromEntries(
  Object.entries(times).map(([site, list]) => {
    const sorted = list.sort((a, b) => a - b);
    const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
    return [site, {clicks: sorted.length, median: at(0.5), p90: at(0.9)}];
  }),
);
console.table(rows);
mkdirSync(join(import.meta.dirname, 'results'), {recursive: true});
writeFileSync(join(import.meta.dirname, 'results/navigation.json'), `${JSON.stringify(rows, null, 2)}\n`);
