// npm run measure: what each kind of page costs a reader, as a table. `SITE_BUILD_DIR` picks another build, and paths
// as arguments pick other pages.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {serveBuild} from '../../tests/browser/serveBuild';
import {BUILD_FOLDER} from '../../tests/buildFolder';
import {findBrowser} from '../findBrowser';
import {PAGE_TYPE_NAMES, PAGE_TYPES} from './pageTypes';
import {readFirstView} from './readFirstView';
import {toKibibytes, weigh} from './weigh';

async function measure(): Promise<void> {
  const wanted = process.argv.slice(2);
  const pages: [string, string][] =
    wanted.length > 0 ? wanted.map((path) => [path, path]) : PAGE_TYPE_NAMES.map((name) => [name, PAGE_TYPES[name]]);
  const {address, server} = await serveBuild(BUILD_FOLDER, 0);
  const browser = await chromium.launch({executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0});
  try {
    const rows: Record<string, unknown> = {};
    for (const [name, path] of pages) {
      const page = await browser.newPage({viewport: {width: 412, height: 823}});
      try {
        rows[name] = await readFirstView(page, address + path);
      } catch (error) {
        rows[name] = {html: error instanceof Error ? error.message.split('\n')[0] : String(error)};
      }
      await page.close();
    }
    console.table(rows);
    console.table(weighBundles());
  } finally {
    await browser.close();
    server.close();
  }
}

/** Files that every page loads, in KiB after Brotli. */
function weighBundles(): Record<string, number> {
  const files = ['js', 'css'].flatMap((folder) =>
    readdirSync(join(BUILD_FOLDER, 'assets', folder)).map((name) => join('assets', folder, name)),
  );
  const shared = files.filter((file) => /(?:^|\/)(?:main|runtime~main|styles)\./.test(file));
  return Object.fromEntries(shared.map((file) => [file, toKibibytes(weigh(readFileSync(join(BUILD_FOLDER, file))))]));
}

void measure();
