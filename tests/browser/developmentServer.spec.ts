// `npm start`: the server that authors work with. It compiles pages when they are opened, see src/plugins/lazy-compilation.
import {spawn, type ChildProcess} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {BASE_URL} from '../buildFolder';
import {TemporarySite, withoutTestVariables} from '../temporarySite';
import {PORT} from './port';

const PAGE = 'docs/hooks/useIsMutating.mdx';
/** For what the server compiles or writes first. A busy machine takes long, and the server has no event to wait for. */
const LIMIT = {timeout: 60_000};
const STARTED = 'Docusaurus website is running';
const ADDRESS = `http://localhost:${PORT + 1}${BASE_URL}`;

let site: TemporarySite;
let server: ChildProcess;
let output = '';

test.beforeAll(() => {
  site = new TemporarySite();
  const script = join(__dirname, '../../scripts/start.mjs');
  server = spawn(process.execPath, [script, '--no-open', '--port', String(PORT + 1)], {
    cwd: site.folder,
    env: {...withoutTestVariables(), FORCE_COLOR: '0'},
  });
  const note = (text: Buffer): void => void (output += stripVTControlCharacters(text.toString()));
  server.stdout?.on('data', note);
  server.stderr?.on('data', note);
});

test.afterAll(async () => {
  if (isRunning()) {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await ended;
  }
  site.remove();
});

const isRunning = (): boolean => server.exitCode === null && server.signalCode === null;

/** Waits for what the server compiles or writes. A failure shows what the server printed. */
async function expectOfServer(
  condition: () => boolean | Promise<boolean>,
  limit: {readonly timeout: number} = LIMIT,
): Promise<void> {
  try {
    await expect.poll(async () => !isRunning() || (await condition()), limit).toBe(true);
    expect(isRunning(), 'The server has ended.').toBe(true);
  } catch (error) {
    throw new Error(`The server printed:\n${output}`, {cause: error});
  }
}

test('shows a page, the place of a mistake in it, the page again when it is mended, and search results', async ({
  page,
}) => {
  test.setTimeout(0); // Each wait has its own limit, except the start: the server starts or ends.
  await expectOfServer(() => output.includes(STARTED), {timeout: 0});
  await expectOfServer(async () => (await page.goto(`${ADDRESS}docs/hooks/useIsMutating`).catch(() => null)) !== null);
  const heading = page.getByRole('heading', {level: 1, name: 'useIsMutating'});
  await expectOfServer(() => heading.isVisible());

  const manifest = join(site.folder, '.docusaurus/search/search-manifest.json');
  const readWritten = (): number => statSync(manifest, {throwIfNoEntry: false})?.mtimeMs ?? 0;

  // While the server reads all pages for the first index, it compiles none.
  await test.step('the search index', () => expectOfServer(() => readWritten() > 0));

  await test.step('a broken sample', async () => {
    site.edit(PAGE, /sample="([^"]+)"/, 'sample="$1.missing"');
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    const mistake = overlay.contentFrame().getByText(/useIsMutating\.mdx:\d+/);
    await expectOfServer(() => mistake.isVisible());
    const written = readWritten();
    site.edit(PAGE, /\.missing"/, '"');
    await expectOfServer(async () => (await overlay.count()) === 0 && (await heading.isVisible()));
    // Without a request, which the server could cut off while it writes the files.
    await expectOfServer(() => readWritten() > written);
  });

  await test.step('the search', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('useIsMutating');
    const option = page.getByRole('option', {name: 'useIsMutating'}).first();
    await expectOfServer(() => option.isVisible());
  });
});
