import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {dirname, extname, join} from 'node:path';
import {unzipSync} from 'fflate';
import {packBundle} from '../../scripts/bundle/packBundle';
import {BASE_URL, BUILD_FOLDER} from '../buildFolder';
import {Search} from './pages/Search';
import {expect, test} from './test';
import {watchPage} from './watchPage';

const TYPES: Readonly<Record<string, string>> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};
const folder = mkdtempSync(join(tmpdir(), 'unpacked-'));
let server: Server;
let origin: string;

/** A minimal static server: it serves files, redirects folders to a trailing slash, and serves their index. */
test.beforeAll(async () => {
  for (const [name, bytes] of Object.entries(unzipSync(packBundle(BUILD_FOLDER, BASE_URL)))) {
    mkdirSync(dirname(join(folder, name)), {recursive: true});
    writeFileSync(join(folder, name), bytes);
  }
  server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    try {
      const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
      const body = readFileSync(join(folder, file));
      response.writeHead(200, {'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream'}).end(body);
    } catch (error) {
      const isFolder = (error as NodeJS.ErrnoException).code === 'EISDIR';
      response.writeHead(isFolder ? 301 : 404, isFolder ? {Location: `${pathname}/`} : {}).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // A string only for pipes.
});

test.afterAll(() => {
  server.close();
  rmSync(folder, {recursive: true, force: true});
});

test('an unpacked bundle works on any static server, search included', async ({page}) => {
  const watch = watchPage(page, origin);
  const search = new Search(page);
  await page.goto(`${origin}${BASE_URL}docs/hooks/useQuery`);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await search.open();
  await search.type('invalidateQueries');
  await search.expectFirst('query-client/invalidateQueries');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('invalidateQueries()');
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('invalidateQueries()');
  expect(page.url()).toContain(`${origin}${BASE_URL}docs/query-client/invalidateQueries`);
  expect(watch.findings()).toEqual([]);
});
