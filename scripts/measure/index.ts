// npm run measure: what each kind of page costs a reader, as a table. `SITE_BUILD_DIR` picks another build, and paths
// as arguments pick other pages.
import {spawn} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {BASE_URL, BUILD_FOLDER} from '../../tests/buildFolder';
import {findBrowser} from '../findBrowser';
import {PAGE_TYPE_NAMES, PAGE_TYPES} from './pageTypes';
import {readFirstView} from './readFirstView';
import {toKibibytes, weigh} from './weigh';

const PORT = process.env.BROWSER_TEST_PORT ?? '4180';
const TSX = createRequire(__filename).resolve('tsx/cli');

async function measure(): Promise<void> {
  const wanted = process.argv.slice(2);
  const pages: [string, string][] =
    wanted.length > 0 ? wanted.map((path) => [path, path]) : PAGE_TYPE_NAMES.map((name) => [name, PAGE_TYPES[name]]);
  const server = spawn(process.execPath, [TSX, 'tests/browser/server.ts'], {
    stdio: 'inherit',
    env: {...process.env, BROWSER_TEST_PORT: PORT},
  });
  const origin = `http://127.0.0.1:${PORT}`;
  const browser = await chromium.launch({executablePath: findBrowser(), chromiumSandbox: process.getuid?.() !== 0});
  try {
    await waitUntilServed(origin + BASE_URL);
    const rows: Record<string, unknown> = {};
    for (const [name, path] of pages) {
      const page = await browser.newPage({viewport: {width: 412, height: 823}});
      try {
        rows[name] = await readFirstView(page, origin + BASE_URL + path);
      } catch (error) {
        rows[name] = {html: error instanceof Error ? error.message.split('\n')[0] : String(error)};
      }
      await page.close();
    }
    console.table(rows);
    console.table(weighBundles());
  } finally {
    await browser.close();
    server.kill();
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

async function waitUntilServed(address: string): Promise<void> {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const isServed = await fetch(address).then(
      ({ok}) => ok,
      () => false,
    );
    if (isServed) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing is served at ${address}. Is there a build in ${BUILD_FOLDER}?`);
}

void measure();
