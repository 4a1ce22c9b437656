// npm run measure: prints how much each kind of page loads, as a table. `SITE_BUILD_DIR` selects another build, and
// paths as arguments select other pages. `npm run measure -- --budgets` prints new limits for tests/budgets.json.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {serveBuild} from '../../tests/browser/serveBuild';
import {BUILD_FOLDER} from '../../tests/buildFolder';
import {findBrowser} from '../findBrowser';
import {PAGE_TYPE_NAMES, PAGE_TYPES} from './pageTypes';
import {type FirstView, readFirstView} from './readFirstView';
import {toKibibytes, weigh} from './weigh';

async function measure(): Promise<void> {
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const pages: [string, string][] =
    wanted.length > 0 ? wanted.map((path) => [path, path]) : PAGE_TYPE_NAMES.map((name) => [name, PAGE_TYPES[name]]);
  const {address, server} = await serveBuild(BUILD_FOLDER, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0});
  try {
    const rows: Record<string, FirstView | {html: string}> = {};
    for (const [name, path] of pages) {
      const page = await browser.newPage({viewport: {width: 412, height: 823}});
      try {
        rows[name] = await readFirstView(page, address + path);
      } catch (error) {
        rows[name] = {html: String(error).split('\n', 1).join()};
      }
      await page.close();
    }
    console.table(rows);
    console.table(weighBundles());
    if (process.argv.includes('--budgets')) console.log(JSON.stringify(proposeBudgets(rows), null, 2));
  } finally {
    await browser.close();
    server.close();
  }
}

/** Limits 3 % above the measured values. Requests have no margin: adding one should be a decision. */
function proposeBudgets(rows: Readonly<Record<string, object>>): Record<string, Record<string, number>> {
  const addRoom = (name: string, value: number): number => {
    if (name === 'requests') return value;
    return name === 'elements' ? Math.ceil(value * 1.03) : Math.ceil(value * 10.3) / 10;
  };
  const propose = (row: object): Record<string, number> =>
    Object.fromEntries(
      Object.entries(row).flatMap(([name, value]) =>
        typeof value === 'number' && name !== 'prefetched' ? [[name, addRoom(name, value)]] : [],
      ),
    );
  return Object.fromEntries(Object.entries(rows).map(([page, row]) => [page, propose(row)]));
}

/** Files that every page loads, in KiB after Brotli compression. */
function weighBundles(): Record<string, number> {
  const files = ['js', 'css'].flatMap((folder) =>
    readdirSync(join(BUILD_FOLDER, 'assets', folder)).map((name) => join('assets', folder, name)),
  );
  const shared = files.filter((file) => /(?:^|\/)(?:main|runtime~main|styles)\./.test(file));
  return Object.fromEntries(shared.map((file) => [file, toKibibytes(weigh(readFileSync(join(BUILD_FOLDER, file))))]));
}

void measure();
