// `npm start`: the server that authors work with. It compiles pages when they are opened, see src/plugins/lazy-compilation.
import {spawn, type ChildProcess} from 'node:child_process';
import {statSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {stripVTControlCharacters} from 'node:util';
import {expect, test} from '@playwright/test';
import {BASE_URL} from '../buildFolder';
import {TemporarySite, withoutTestVariables} from '../temporarySite';
import {PORT} from './port';

const PAGE = 'docs/hooks/useIsMutating.mdx';
/**
 * A wait for the server's work fails after this many responses of the server. Without load, they take a minute. A busy
 * machine delays them as it delays the work.
 */
const RESPONSES = 600;
const STARTED = 'Docusaurus website is running';
const ADDRESS = `http://localhost:${PORT + 1}${BASE_URL}`;

let site: TemporarySite;
let server: ChildProcess;
let output = '';

test.beforeAll(async () => {
  test.setTimeout(0); // The server starts or ends.
  site = new TemporarySite();
  const script = join(__dirname, '../../scripts/start.mjs');
  server = spawn(process.execPath, [script, '--no-open', '--port', String(PORT + 1)], {
    cwd: site.folder,
    // Newer releases of Node.js warn of what dependencies do.
    env: {...withoutTestVariables(), FORCE_COLOR: '0', NODE_NO_WARNINGS: '1'},
  });
  await new Promise<void>((startedOrEnded) => {
    const note = (text: Buffer): void => {
      output += stripVTControlCharacters(text.toString());
      if (output.includes(STARTED)) startedOrEnded();
    };
    server.stdout?.on('data', note);
    server.stderr?.on('data', note);
    server.once('exit', () => startedOrEnded());
  });
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

/** Waits for what the server compiles or writes. A failure says what was missing and what the server printed. */
async function expectOfServer(what: string, condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let responses = 0; responses < RESPONSES; responses++) {
    if (!isRunning()) throw new Error(`The server has ended before ${what}. It printed:\n${output}`);
    if (await condition()) return;
    await setTimeout(100);
    // Before it listens, and while it writes files, the server refuses requests.
    await fetch(ADDRESS).catch(() => undefined);
  }
  throw new Error(`The server does not show ${what}. It printed:\n${output}`);
}

test('shows a page, a mistake in it and its place, the mended page, a new color, and search results', async ({
  page,
}) => {
  test.setTimeout(0); // Each wait has its own limit,
  page.setDefaultTimeout(60_000); // and so has each action.
  await expectOfServer(
    'the page',
    async () => (await page.goto(`${ADDRESS}docs/hooks/useIsMutating`).catch(() => null)) !== null,
  );
  const heading = page.getByRole('heading', {level: 1, name: 'useIsMutating'});
  await expectOfServer('the heading', () => heading.isVisible());
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expectOfServer('the sidebar beside the text', async () => ((await sidebar.boundingBox())?.width ?? 1280) < 400);

  const manifest = join(site.folder, '.docusaurus/search/search-manifest.json');
  const readWritten = (): number => statSync(manifest, {throwIfNoEntry: false})?.mtimeMs ?? 0;

  // While the server reads all pages for the first index, it compiles none.
  await expectOfServer('a search index', () => readWritten() > 0);
  expect(output).toBe(`[SUCCESS] ${STARTED} at: ${ADDRESS}\n`);

  const overlay = page.locator('#webpack-dev-server-client-overlay');
  const breakSample = (): void => site.edit(PAGE, /sample="([^"]+)"/, 'sample="$1.missing"');
  const mendSample = (): void => site.edit(PAGE, /\.missing"/, '"');
  const isShown = async (): Promise<boolean> => (await overlay.count()) === 0 && (await heading.isVisible());

  await test.step('a broken sample', async () => {
    breakSample();
    const mistake = overlay.contentFrame().getByText(/useIsMutating\.mdx:\d+/);
    await expectOfServer('the place of the mistake', () => mistake.isVisible());
    const written = readWritten();
    mendSample();
    await expectOfServer('the page again', isShown);
    await expectOfServer('a newer search index', () => readWritten() > written);
  });

  await test.step('a sample that is mended before the page has the mistake', async () => {
    const [printed, written] = [output.length, readWritten()];
    breakSample();
    await expectOfServer('the mistake', () => output.slice(printed).includes('MDX compilation failed'));
    mendSample();
    // Afterward, nothing compiles, and the page has run its updates.
    await expectOfServer('a newer search index', () => readWritten() > written);
    await expectOfServer('the page without an overlay', isShown);
  });

  await test.step('a color', async () => {
    site.edit('src/css/tokens.css', /--qraft-heading: [^;]+;/, '--qraft-heading: rgb(1, 2, 3);');
    const readColor = (element: Element): string => getComputedStyle(element).color;
    await expectOfServer('the new color', async () => (await heading.evaluate(readColor)) === 'rgb(1, 2, 3)');
  });

  await test.step('an update that the server no longer has', async () => {
    const missing = `${ADDRESS}missing.hot-update.json`;
    await page.route('**/*.hot-update.json', (route) => route.continue({url: missing}), {times: 1});
    site.edit(PAGE, /$/, '\n\nThe last paragraph.\n');
    await expectOfServer('the new paragraph', () => page.getByText('The last paragraph.').isVisible());
  });

  await test.step('the search', async () => {
    const button = page.getByRole('button', {name: /^Search/});
    const input = page.getByRole('searchbox');
    const option = page.getByRole('option', {name: 'useIsMutating'}).first();
    await expectOfServer('the search result', async () => {
      // Each time: when the page has missed an update, it reloads, which closes the search.
      if (await input.isHidden()) await button.dispatchEvent('click');
      else await input.fill('useIsMutating', {timeout: 5_000}).catch(() => undefined);
      return option.isVisible();
    });
  });
});
