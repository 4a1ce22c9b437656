// `npm start`: the server that authors work with. It compiles pages when they are opened, see src/plugins/lazy-compilation.
import {spawn, type ChildProcess} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {BASE_URL} from '../buildFolder';
import {TemporarySite, withoutTestVariables} from '../temporarySite';
import {PORT} from './port';

const PAGE = 'docs/hooks/useIsMutating.mdx';
/** For what the server compiles or writes first. A busy machine takes long, and the server has no event to wait for. */
const AFTER_SERVER = {timeout: 60_000};
const STARTED = 'Docusaurus website is running';
const ADDRESS = `http://localhost:${PORT + 1}${BASE_URL}`;

let site: TemporarySite;
let server: ChildProcess;
/** Resolves with the whole output when the server listens, or when it ends. */
let started: Promise<string>;

test.beforeAll(() => {
  site = new TemporarySite();
  const script = join(__dirname, '../../scripts/start.mjs');
  server = spawn(process.execPath, [script, '--no-open', '--port', String(PORT + 1)], {
    cwd: site.folder,
    env: {...withoutTestVariables(), FORCE_COLOR: '0'},
  });
  started = new Promise((done) => {
    let output = '';
    const note = (text: Buffer): void => {
      output += stripVTControlCharacters(text.toString());
      if (output.includes(STARTED)) done(output);
    };
    server.stdout?.on('data', note);
    server.stderr?.on('data', note);
    server.once('exit', () => done(output));
  });
});

test.afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  await ended;
  site.remove();
});

test('shows a page, the place of a mistake in it, the page again when it is mended, and search results', async ({
  page,
}) => {
  test.setTimeout(0); // Each wait has its own limit.
  expect(await started).toContain(STARTED);
  await expect(async () => {
    await page.goto(`${ADDRESS}docs/hooks/useIsMutating`);
  }).toPass();
  const heading = page.getByRole('heading', {level: 1, name: 'useIsMutating'});
  await expect(heading).toBeVisible(AFTER_SERVER);

  await test.step('a broken sample', async () => {
    site.edit(PAGE, /sample="([^"]+)"/, 'sample="$1.missing"');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
    await expect(overlay.getByText(/useIsMutating\.mdx:\d+/)).toBeVisible(AFTER_SERVER);
    site.edit(PAGE, /\.missing"/, '"');
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0, AFTER_SERVER);
    await expect(heading).toBeVisible(AFTER_SERVER);
  });

  await test.step('the search', async () => {
    // Without a request, which the server could cut off while it writes the file.
    const manifest = join(site.folder, '.docusaurus/search/search-manifest.json');
    await expect.poll(() => existsSync(manifest), AFTER_SERVER).toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('useIsMutating');
    await expect(page.getByRole('option', {name: 'useIsMutating'}).first()).toBeVisible(AFTER_SERVER);
  });
});
