// The playground, from the document to the list of its operations. playgroundRun.spec.ts covers what follows.
import {readdirSync, readFileSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {buildLargeDocument} from '../../src/playground/ui/buildLargeDocument';
import {findBarriers, showTheme} from './axe';
import {readLongestTask} from './longestTask';
import {PlaygroundCode} from './pages/PlaygroundCode';
import {readKeptWork} from './pages/readKeptWork';
import {expect, test as base} from './sharedPage';

const ROOT = join(__dirname, '../..');
const GENERATED = join(ROOT, 'samples/v2/generated/api');
const bookshop = readFileSync(join(ROOT, 'samples/openapi/bookshop.yaml'), 'utf8');

/** It downloads and starts the generator. */
const STARTING = {timeout: 25_000};

class Playground {
  readonly document: Locator;
  readonly generate: Locator;
  readonly problems: Locator;
  readonly files: Locator;
  readonly operations: Locator;

  constructor(readonly page: Page) {
    this.document = page.getByRole('textbox', {name: 'OpenAPI document'});
    this.generate = page.getByRole('button', {name: 'Generate'});
    this.problems = page.getByRole('list', {name: 'Problems of the document'});
    this.files = page.getByRole('tree', {name: 'Generated files'});
    this.operations = page.getByRole('listbox', {name: 'Operations'});
  }

  async open(): Promise<void> {
    await this.page.goto('playground');
    await expect(this.document).toBeVisible();
  }

  /**
   * Chooses a file, as with the dialog of the browser.
   *
   * @param name of a file on the disk, unless there is content
   */
  async choose(name: string, content?: string | Uint8Array, button = 'Choose files'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', {name: button}).click();
    const file = content === undefined ? name : {name, mimeType: 'text/plain', buffer: Buffer.from(content)};
    await (await chooser).setFiles(file);
  }

  /** Saves what a button downloads. */
  async download(button: string): Promise<{name: string; content: Buffer}> {
    const download = this.page.waitForEvent('download');
    await this.page.getByRole('button', {name: button}).click();
    const file = await download;
    return {name: file.suggestedFilename(), content: readFileSync(await file.path())};
  }
}

const test = base.extend<{playground: Playground}>({
  // Uses the site fixture, which checks the console and the requests.
  playground: async ({site, page, isShared}, use) => {
    expect(site).toBeDefined();
    const playground = new Playground(page);
    if (!new URL(page.url()).pathname.endsWith('/playground')) await playground.open();
    if (isShared) {
      const forget = page.getByRole('button', {name: 'Delete the work'});
      if (await forget.isEnabled()) await forget.click();
      await expect(playground.document).toHaveText('');
    }
    await use(playground);
  },
});

test.describe('the playground', () => {
  test('generates a client from a dropped file, lists its files and operations, and offers them as a zip', async ({
    playground,
    page,
    site,
  }) => {
    // With the cursor in the editor, which would insert the text of the file.
    await playground.document.focus();
    await expect(page.locator('[data-language=yaml] .cm-content')).toBeFocused();
    const dataTransfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'bookshop.yaml'));
      return data;
    }, bookshop);
    for (const type of ['dragenter', 'dragover', 'drop']) {
      await playground.document.dispatchEvent(type, {dataTransfer});
    }
    await expect(playground.files.getByRole('treeitem', {name: /BooksService\.ts/})).toBeVisible(STARTING);
    await expect(site.announced).toHaveText(/^Generated \d+ files with 27 operations$/);
    await expect(playground.operations.getByRole('option')).toHaveCount(27);
    const work = JSON.parse((await playground.download('Download the work')).content.toString()) as {files: unknown};
    expect(work.files).toEqual([{path: 'bookshop.yaml', text: bookshop}]);

    const {name, content} = await playground.download('Download .zip');
    expect(name).toBe('api.zip');
    const unpacked = Object.entries(unzipSync(content)).map(([path, bytes]) => [path, Buffer.from(bytes).toString()]);
    const written = readdirSync(GENERATED, {recursive: true, encoding: 'utf8'})
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [`api/${path}`, readFileSync(join(GENERATED, path), 'utf8')]);
    expect(Object.fromEntries(unpacked) as unknown).toEqual(Object.fromEntries(written));
  });

  test('finds operations, and computes the query key of the chosen one', async ({playground, page}) => {
    await playground.choose('bookshop.yaml', bookshop);
    await page.getByRole('searchbox', {name: 'Find an operation'}).fill('book get one', STARTING);
    await playground.operations.getByRole('option', {name: /^getBook\b/}).click();
    await page.getByRole('textbox', {name: 'bookId path'}).fill('42');
    await expect(page.getByRole('status', {name: 'Query key'})).toHaveText(
      '[{"method":"get","url":"/books/{bookId}","infinite":false},{"path":{"bookId":42}}]',
    );
  });

  test('arrow keys move through the files and the operations', async ({playground, page}) => {
    await playground.choose('bookshop.yaml', bookshop);
    const item = (name: RegExp) => playground.files.getByRole('treeitem', {name});
    await item(/^create-api-client\.ts/).focus(STARTING);
    await page.keyboard.press('End');
    await expect(item(/^index\.ts/).last()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    const folder = item(/^services\//);
    await expect(folder).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(folder).toHaveAttribute('aria-expanded', 'false');
    await expect(item(/^BooksService/)).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', {name: 'Code of services/AuthService.ts'})).toContainText('export const');

    await playground.operations.focus();
    await page.keyboard.press('End');
    await expect(playground.operations.getByRole('option', {selected: true})).toHaveText(/getStatus/);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    const second = playground.operations.getByRole('option').nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(playground.operations).toHaveAttribute(
      'aria-activedescendant',
      (await second.getAttribute('id')) ?? '',
    );
  });

  test('shares the work as a link', async ({playground, page}) => {
    await playground.document.fill('openapi: 3.1.0\ninfo: {}');
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page).toHaveURL(/#work=/);
    const other = new Playground(await page.context().newPage());
    await other.page.goto(page.url());
    await expect(other.document).toHaveText(/openapi: 3\.1\.0/);
    await other.page.close();
  });

  test('shares the work as a file when it is too long for a link', async ({playground, page}) => {
    // Random text cannot be compressed.
    const noise = Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('base64');
    await playground.document.fill(`openapi: 3.1.0\ninfo: {title: ${noise}}`);
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByRole('status').filter({hasText: 'too long for a link'})).toBeVisible();
    await expect(page).toHaveURL(/playground$/);
    const {name, content} = await playground.download('Download the work');
    await page.getByRole('button', {name: 'Delete the work'}).click();
    await expect(playground.document).toHaveText('');
    await playground.choose(name, content);
    await expect(playground.document).toContainText(noise.slice(0, 100));
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`has no barriers that axe finds, ${theme}`, async ({playground, page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await playground.choose('bookshop.yaml', bookshop);
      await expect(playground.files).toBeVisible(STARTING);
      await showTheme(page, theme);
      expect(await findBarriers(page, {only: theme === 'dark' ? 'appearance' : 'all'})).toEqual([]);
      await showTheme(page, 'light');
    });
  }
});

test.describe('a document of 10 MB', () => {
  const file = join(tmpdir(), `huge-document-${process.pid}.json`);
  test.beforeAll(() => writeFileSync(file, buildHugeDocument()));
  test.afterAll(() => rmSync(file, {force: true}));

  test('does not stop the page', async ({playground, page}) => {
    const longest = await readLongestTask(page, async () => {
      // As a file: otherwise the browser would decode it in the page first.
      await playground.choose(file);
      await expect(page.getByRole('progressbar', {name: 'Generating'})).toBeVisible(STARTING);
      await page.locator('[data-language=json] .cm-content').focus();
      await page.keyboard.type('{ }');
      await page.getByRole('button', {name: 'Cancel'}).click();
      await expect(page.getByRole('progressbar')).toBeHidden();
    });
    expect(longest).toBeLessThan(500);
  });
});

/** A document of more than 10 MB, with 520 operations and thousands of schemas. */
function buildHugeDocument(): string {
  const document = buildLargeDocument() as {components: {schemas: Record<string, unknown>}};
  const {schemas} = document.components;
  const one = Object.entries(schemas);
  const copies = Math.ceil(10_000_000 / JSON.stringify(schemas).length);
  for (let copy = 1; copy <= copies; copy++) {
    for (const [name, schema] of one) schemas[`${name}${copy}`] = schema;
  }
  return JSON.stringify(document);
}

test.describe('bad input', () => {
  const CASES = [
    ['broken.yaml', 'openapi: 3.0.0\ninfo:\n  title: x\n   version: 1\n', /line 4, column 11/],
    ['broken.json', '{"openapi": "3.0.0",\n "info": {]}', /line 2/],
    ['swagger.yaml', 'swagger: "2.0"\ninfo: {title: x, version: "1"}\npaths: {}\n', /npx swagger2openapi/],
    ['empty.yaml', 'openapi: 3.1.0\ninfo: {title: x, version: "1"}\npaths: {}\n', /no paths/],
    ['binary.yaml', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff]), /not a text file/],
    [
      'unnamed.yaml',
      "openapi: 3.1.0\ninfo: {title: x, version: '1'}\npaths: {/a: {get: {responses: {'200': {description: ok}}}}}\n",
      /GET \/a has no operationId. The generator named it "get"/,
    ],
  ] as const;

  for (const [name, content, message] of CASES) {
    test(`${name}: says what to do, and what was typed stays`, async ({playground, page}) => {
      await playground.document.fill('# typed');
      await playground.choose(name, content);
      await expect(playground.problems).toContainText(message, STARTING);
      const back = page.getByRole('button', {name: /^Restore/});
      if (await back.isVisible()) await back.click();
      await expect(playground.document).toHaveText('# typed');
    });
  }

  test('a file of 100 MB is named, with the command to run instead', async ({playground}, info) => {
    const file = info.outputPath('huge.yaml');
    writeFileSync(file, '');
    truncateSync(file, 100 * 1024 * 1024);
    await playground.document.fill('# typed');
    await playground.choose(file);
    await expect(playground.problems).toContainText(/huge\.yaml is 100 MB.*Run the generator on your computer/);
    await expect(playground.document).toHaveText('# typed');
  });

  test('a missing file is named, and can be added', async ({playground, page}) => {
    await playground.choose(
      'api.yaml',
      `openapi: 3.0.0
info: {title: x, version: '1'}
paths:
  /a:
    get:
      operationId: getA
      responses: {'200': {description: ok, content: {application/json: {schema: {$ref: './schemas/b.yaml#/B'}}}}}
`,
    );
    const add = page.getByRole('button', {name: 'Add schemas/b.yaml'});
    await expect(add).toBeVisible(STARTING);
    await playground.choose('b.yaml', 'B: {type: string}\n', 'Add schemas/b.yaml');
    await expect(playground.files).toBeVisible();
  });

  test('a long run can be canceled, and the next one works', async ({playground, page}) => {
    await page.getByRole('button', {name: /^Company/}).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await playground.choose('empty.yaml', 'openapi: 3.1.0');
    await expect(playground.problems).toContainText('no paths', STARTING);
  });
});

test.describe('a page of its own', () => {
  test.use({isShared: false});
  test.describe.configure({timeout: 60_000});

  test('keeps the work until it is told to forget it, and downloads the generator once', async ({
    playground,
    page,
    site,
  }) => {
    await playground.document.fill('openapi: 3.1.0');
    await playground.generate.click();
    await expect(playground.problems).toContainText('no paths', STARTING);
    await expect.poll(() => readKeptWork(playground.page, 'last')).toContain('openapi: 3.1.0');
    await page.reload();
    await expect(playground.document).toHaveText(/openapi: 3\.1\.0/);
    await playground.generate.click();
    await expect(playground.problems).toContainText('no paths', STARTING);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({name}) => /\/playground\/(typescript|generator)\./.test(name))
        .map(({transferSize}) => transferSize),
    );
    expect(bytes).toEqual([0, 0]);
    await page.getByRole('button', {name: 'Delete the work'}).click();
    await expect(site.announced).toHaveText('Work deleted.');
    await page.reload();
    await expect(playground.document).toHaveText('');
  });

  test('files and operations are reached and chosen with the keyboard', async ({playground, page}) => {
    await tabTo(page, page.getByRole('button', {name: /^Bookshop/}));
    await page.keyboard.press('Enter');
    await expect(playground.files).toBeVisible(STARTING);

    await tabTo(page, playground.files.getByRole('treeitem', {selected: true}));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', {name: 'index.ts'})).toBeVisible();

    await tabTo(page, page.getByRole('searchbox', {name: 'Find an operation'}));
    await page.keyboard.type('books.getBook');
    await tabTo(page, playground.operations);
    await page.keyboard.press('Home');
    await expect(playground.operations.getByRole('option', {selected: true})).toHaveText(/^getBook/);
    await tabTo(page, page.getByRole('textbox', {name: 'bookId path'}));
    await page.keyboard.type('1');
    await expect(page.getByRole('status', {name: 'Query key'})).toContainText('"bookId":1}');
  });

  test('a call is opened, edited and run with the keyboard, and nothing moves if the reader wants less motion', async ({
    playground,
    page,
  }) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.reload();
    const code = new PlaygroundCode(page);
    await page.getByRole('button', {name: /^Bookshop/}).click();
    await playground.operations.getByRole('option', {name: /^getBook\b/}).click(STARTING);
    await page.getByRole('textbox', {name: 'bookId path'}).fill('1');

    await tabTo(page, page.getByRole('button', {name: 'Open in the editor'}), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', {name: 'Try it'})).toBeFocused();
    await tabTo(page, code.editor);
    await expect(page.locator('[data-language=typescript] .cm-content')).toBeFocused(STARTING);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type('// by keyboard');
    await tabTo(page, code.run);
    await page.keyboard.press('Enter');
    await expect(code.result.locator('pre')).toContainText('"genre": "fiction"', STARTING);
    await tabTo(page, code.region('Requests').locator('summary'));
    await page.keyboard.press('Enter');
    await expect(code.region('Requests')).toContainText('"genre": "fiction"');
    expect(await page.evaluate(listAnimations)).toEqual([]);
  });

  test('shows one pane at a time on a phone', async ({playground, page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await playground.choose('bookshop.yaml', bookshop);
    const parts = page.getByRole('navigation', {name: 'Parts of the playground'});
    await page.getByRole('button', {name: /^Show \d+ files and 27 operations$/}).click(STARTING);
    await expect(playground.files).toBeVisible();
    await expect(page.getByRole('region', {name: 'Files'})).toBeFocused();
    await expect(playground.document).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await parts.getByRole('button', {name: 'Operations'}).click();
    await page.getByRole('button', {name: 'Open in the editor'}).click();
    await expect(page.getByRole('region', {name: 'Try it'})).toBeFocused();
  });

  test('two tabs know of each other', async ({playground, page}) => {
    const other = new Playground(await page.context().newPage());
    await other.open();
    await playground.document.fill('# one');
    await expect(other.page.getByRole('status').filter({hasText: 'open in another tab'})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'open in another tab'})).toBeVisible();
    await other.document.fill('# other');
    await expect.poll(() => readKeptWork(playground.page, 'last')).toContain('# other');
    await expect(playground.document).toHaveText('# one');
    await page.reload();
    await expect(playground.document).toHaveText('# other');
  });

  test('offline: says so, and generates when the connection is back', async ({playground, page, site}) => {
    site.expectFindings('ERR_INTERNET_DISCONNECTED');
    await page.context().setOffline(true);
    await playground.document.fill('openapi: 3.1.0');
    await playground.generate.click();
    await expect(playground.problems).toContainText('You are offline');
    await page.context().setOffline(false);
    await playground.generate.click();
    await expect(playground.problems).toContainText('no paths', STARTING);
  });

  test('offline: says that a long document is cut, and shows all of it when the connection is back', async ({
    playground,
    page,
    site,
  }) => {
    site.expectFindings('ERR_INTERNET_DISCONNECTED');
    await page.context().setOffline(true);
    await playground.choose('long.yaml', `openapi: 3.1.0 # ${'long '.repeat(25_000)}`);
    const alert = page.getByRole('alert').filter({hasText: 'only the beginning of the text'});
    await expect(alert).toContainText('You are offline');
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('[data-language=yaml] .cm-content')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });

  test('a browser that refuses storage: says that nothing is kept', async ({playground, page}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await page.reload();
    await playground.document.fill('openapi: 3.1.0');
    await expect(page.getByText('does not let the page keep your work')).toBeVisible();
    await expect(playground.document).toHaveText('openapi: 3.1.0');
  });

  test('a full disk: says that nothing is kept', async ({playground, page, baseURL}) => {
    const session = await page.context().newCDPSession(page);
    const {origin} = new URL(baseURL ?? '');
    await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 1000});
    // More than the quota, and short enough for the editor to draw all of it: it leaves out what is far from the cursor.
    const text = `# ${'long '.repeat(500)}end`;
    await playground.document.fill(text);
    await expect(page.getByText('no space left to keep your work')).toBeVisible();
    await expect(playground.document).toHaveText(text);
  });

  test('out of memory: says how to need less', async ({playground, page}) => {
    await page.route('**/assets/playground/generator.*.js', (route) =>
      route.fulfill({body: 'self.onmessage = () => setTimeout(() => new ArrayBuffer(2 ** 45));'}),
    );
    await playground.document.fill('openapi: 3.1.0');
    await playground.generate.click();
    await expect(playground.problems).toContainText('The browser ran out of memory.', STARTING);
    await expect(playground.problems).toContainText('--filter-services');
    await expect(playground.document).toHaveText('openapi: 3.1.0');
  });
});

/** Presses Tab until an element has the focus. In editors, Escape comes first, because they indent with Tab. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focus = await target.evaluate((element) => {
      if ((element.getRootNode() as Document | ShadowRoot).activeElement === element) return 'here';
      return document.activeElement?.shadowRoot ? 'in an editor' : 'elsewhere';
    });
    if (focus === 'here') return;
    if (focus === 'in an editor') await page.keyboard.press('Escape');
    await page.keyboard.press(key);
  }
  throw new Error(`The focus does not reach ${String(target)}.`);
}

/** Runs in the page: animations that last, also those of the editors. */
function listAnimations(): string[] {
  const hosts = [...document.querySelectorAll('*')].flatMap(({shadowRoot}) => (shadowRoot ? [shadowRoot] : []));
  return [document, ...hosts]
    .flatMap((root) => root.getAnimations())
    .filter(({effect}) => Number(effect?.getComputedTiming().duration) > 10)
    .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition'));
}
