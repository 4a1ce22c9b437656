// npm run bench: runs Lighthouse on each kind of page, alternating between this site and a stock Docusaurus 3.7.0 site
// with the same pages, and with --sites also VitePress and Starlight sites with the same text and code.
//
//   --sites=ours,stock   any of ours, stock, vitepress, starlight
//   --rounds=5           runs per page, site and device
//   --devices=mobile     any of mobile, desktop
//   --pages=a,b          only pages whose path contains one of these words
//   --skip-build         uses the existing builds
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {auditPage} from './lib/auditPage.mjs';
import {buildPeer, findPeerBuild} from './lib/peers.mjs';
import {serve} from './lib/serve.mjs';
import {BASE_PATH, buildSite, copySite, makeStockSite} from './lib/sites.mjs';

const PAGES = [
  'docs/overview',
  'docs/hooks/useQuery',
  'docs/query-client/setQueryData',
  'docs/codegen/CLI',
  'docs/1.x/overview',
  'docs/1.x/hooks/useQuery',
  'docs/1.x/query-client/setQueryData',
  'docs/1.x/codegen/cli',
  '',
];
const CACHE = resolve(import.meta.dirname, '../.cache');

const {values} = parseArgs({
  options: {
    sites: {type: 'string', default: 'ours,stock'},
    rounds: {type: 'string', default: '5'},
    devices: {type: 'string', default: 'mobile,desktop'},
    pages: {type: 'string', default: ''},
    'skip-build': {type: 'boolean'},
  },
});
const words = values.pages.split(',').filter(Boolean);
const pages = PAGES.filter((page) => words.length === 0 || words.some((word) => page.includes(word)));

const devices = values.devices.split(',');
const sites = values.sites.split(',');
const folders = {};
for (const site of sites) folders[site] = values['skip-build'] ? findBuild(site) : build(site);
for (const folder of Object.values(folders)) {
  if (!existsSync(folder)) throw new Error(`There is no build in ${folder}. Run without --skip-build.`);
}

function findBuild(site) {
  return isPeer(site) ? findPeerBuild(site) : join(CACHE, `bench-${site}/build`);
}

/** VitePress and Starlight sites are made from the Markdown of our build, so ours is built first. */
function build(site) {
  if (isPeer(site)) return buildPeer(site, folders.ours ?? findBuild('ours'));
  return buildSite(site === 'ours' ? copySite('bench-ours') : makeStockSite()).build;
}

function isPeer(site) {
  if (!['ours', 'stock', 'vitepress', 'starlight'].includes(site)) throw new Error(`There is no site "${site}".`);
  return site === 'vitepress' || site === 'starlight';
}

const servers = {};
for (const [site, folder] of Object.entries(folders)) servers[site] = await serve(folder, BASE_PATH);
// The first visit of a site includes compressing its files, so it is not counted.
for (const {origin} of Object.values(servers)) await auditPage(`${origin}${BASE_PATH}${pages[0]}`, 'mobile');
const runs = [];
for (let round = 1; round <= Number(values.rounds); round++) {
  for (const page of pages) {
    for (const device of devices) {
      for (const [site, {origin}] of Object.entries(servers)) {
        if (page === '' && isPeer(site)) continue; // The VitePress and Starlight sites have no home page.
        runs.push({page, device, site, ...(await auditPage(`${origin}${BASE_PATH}${page}`, device))});
      }
    }
  }
  console.log(`Round ${round} of ${values.rounds} is done.`);
}
for (const server of Object.values(servers)) server.close();

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rows = {};
for (const page of pages) {
  for (const device of devices) {
    for (const site of Object.keys(servers)) {
      const own = runs.filter((run) => run.page === page && run.device === device && run.site === site);
      if (own.length === 0) continue;
      const scores = (name) => median(own.map((run) => run[name]));
      rows[`${page || 'home'} ${device} ${site}`] = {
        performance: scores('performance'),
        accessibility: scores('accessibility'),
        bestPractices: scores('best-practices'),
        seo: scores('seo'),
        lcp: scores('lcp'),
        // Takes the best run, because other work on the machine can only make a run slower.
        tbtLowest: Math.min(...own.map(({tbt}) => tbt)),
        clsLargest: Math.max(...own.map(({cls}) => cls)),
        kibibytes: Math.round(scores('bytes') / 102.4) / 10,
        scriptMs: scores('scriptMs'),
        styleLayoutMs: scores('styleLayoutMs'),
      };
    }
  }
}
console.table(rows);
mkdirSync(join(import.meta.dirname, 'results'), {recursive: true});
writeFileSync(join(import.meta.dirname, 'results/bench.json'), `${JSON.stringify(rows, null, 2)}\n`);
