import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';
import {findBarriers, showTheme} from './axe';
import {readKeptWork} from './pages/readKeptWork';
import {expect, test} from './test';

const ROOT = join(__dirname, '../..');
const bookshop = readFileSync(join(ROOT, 'samples/openapi/bookshop.yaml'), 'utf8');

const documentBox = (page: Page) => page.getByRole('textbox', {name: 'OpenAPI document'});
const tree = (page: Page) => page.getByRole('tree', {name: 'Generated files'});

/** Drops a file on the document, as from a folder of the computer. */
async function choose(page: Page, name: string, text: string | Uint8Array): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Choose files'}).click();
  await (await chooser).setFiles({name, mimeType: 'text/plain', buffer: Buffer.from(text)});
}

/** It downloads and starts TypeScript. */
const STARTING = {timeout: 25_000};

test.describe('the playground', () => {
  test.beforeEach(async ({page}) => {
    await page.goto('playground');
    await expect(documentBox(page)).toBeVisible();
  });

  test('generates a client, lists its files and operations, and offers them as a zip', async ({page, site: _}) => {
    await choose(page, 'bookshop.yaml', bookshop);
    await expect(tree(page)).toBeVisible(STARTING);
    await expect(tree(page).getByRole('treeitem', {name: /BooksService\.ts/})).toBeVisible();
    await expect(page.getByRole('listbox', {name: 'Operations'}).getByRole('option')).toHaveCount(27);

    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Download .zip'}).click();
    const files = unzipSync(readFileSync(await (await download).path()));
    const written = readFileSync(join(ROOT, 'samples/v2/generated/api/services/BooksService.ts'), 'utf8');
    expect(Buffer.from(files['api/services/BooksService.ts'] ?? []).toString()).toBe(written);
  });

  test('finds operations, and computes the query key of the chosen one', async ({page, site: _}) => {
    await choose(page, 'bookshop.yaml', bookshop);
    await page.getByRole('searchbox', {name: 'Find an operation'}).fill('book get one', STARTING);
    const option = page.getByRole('option', {name: /^getBook\b/});
    await option.click();
    await page.getByRole('textbox', {name: 'bookId path'}).fill('42');
    await expect(page.getByRole('status', {name: 'Query key'})).toHaveText(
      '[{"method":"get","url":"/books/{bookId}","infinite":false},{"path":{"bookId":42}}]',
    );
  });

  test('keeps the work until it is told to forget it', async ({page, site: _}) => {
    await documentBox(page).fill('openapi: 3.1.0');
    await expect.poll(() => readKeptWork(page, 'last')).toContain('openapi: 3.1.0');
    await page.reload();
    await expect(documentBox(page)).toHaveText(/openapi: 3\.1\.0/);
    await page.getByRole('button', {name: 'Forget it'}).click();
    await page.reload();
    await expect(documentBox(page)).toHaveText('');
  });

  test('shares the work as a link', async ({page, site: _, context}) => {
    await documentBox(page).fill('openapi: 3.1.0\ninfo: {}');
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page).toHaveURL(/#work=/);
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(documentBox(other)).toHaveText(/openapi: 3\.1\.0/);
  });

  test('has no barriers that axe finds, in both themes', async ({page, site: _}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await choose(page, 'bookshop.yaml', bookshop);
    await expect(tree(page)).toBeVisible(STARTING);
    expect(await findBarriers(page)).toEqual([]);
    await showTheme(page, 'dark');
    expect(await findBarriers(page, {only: 'appearance'})).toEqual([]);
  });

  test('shows one pane at a time on a phone', async ({page, site: _}) => {
    await page.setViewportSize({width: 390, height: 800});
    await choose(page, 'bookshop.yaml', bookshop);
    const parts = page.getByRole('navigation', {name: 'Parts of the playground'});
    await parts.getByRole('button', {name: 'Files'}).click();
    await expect(tree(page)).toBeVisible(STARTING);
    await expect(documentBox(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('bad input', () => {
  const CASES = [
    ['broken.yaml', 'openapi: 3.0.0\ninfo:\n  title: x\n   version: 1\n', /line 4, column 11/],
    ['broken.json', '{"openapi": "3.0.0",\n "info": {]}', /line 2/],
    ['swagger.yaml', 'swagger: "2.0"\ninfo: {title: x, version: "1"}\npaths: {}\n', /npx swagger2openapi/],
    ['empty.yaml', 'openapi: 3.1.0\ninfo: {title: x, version: "1"}\npaths: {}\n', /no paths/],
    ['binary.yaml', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2, 0xff]), /not a text file/],
  ] as const;

  for (const [name, content, message] of CASES) {
    test(`${name}: says what to do, and what was typed stays`, async ({page, site: _}) => {
      await page.goto('playground');
      await documentBox(page).fill('# typed');
      await choose(page, name, content);
      await expect(page.getByRole('list', {name: 'Problems of the document'})).toContainText(message, STARTING);
      const back = page.getByRole('button', {name: /^Bring back/});
      if (await back.isVisible()) await back.click();
      await expect(documentBox(page)).toHaveText('# typed');
    });
  }

  test('offline: says so, and generates when the connection is back', async ({page, context}) => {
    await page.goto('playground');
    // Before the focus, which downloads the generator.
    await expect(documentBox(page)).toBeVisible();
    await context.setOffline(true);
    await documentBox(page).fill('openapi: 3.1.0');
    await page.getByRole('button', {name: 'Generate'}).click();
    const problems = page.getByRole('list', {name: 'Problems of the document'});
    await expect(problems).toContainText('You are offline');
    await context.setOffline(false);
    await page.getByRole('button', {name: 'Generate'}).click();
    await expect(problems).toContainText('no paths', STARTING);
  });

  test('a browser that refuses storage: says that nothing is kept', async ({page, site: _}) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await page.goto('playground');
    await documentBox(page).fill('openapi: 3.1.0');
    await expect(page.getByText('does not let the page keep your work')).toBeVisible();
    await expect(documentBox(page)).toHaveText('openapi: 3.1.0');
  });

  test('a long run can be canceled, and the next one works', async ({page, site: _}) => {
    await page.goto('playground');
    await page.getByRole('button', {name: /^Company/}).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await choose(page, 'empty.yaml', 'openapi: 3.1.0');
    await expect(page.getByRole('list', {name: 'Problems of the document'})).toContainText('no paths', STARTING);
  });

  test('a file that is too large is named, with the command to run instead', async ({page, site: _}, info) => {
    const file = info.outputPath('huge.yaml');
    writeFileSync(file, Buffer.alloc(41 * 1024 * 1024, 'a'));
    await page.goto('playground');
    await documentBox(page).fill('# typed');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: 'Choose files'}).click();
    await (await chooser).setFiles(file);
    await expect(page.getByRole('list', {name: 'Problems of the document'})).toContainText(
      /Run the generator on your computer/,
    );
    await expect(documentBox(page)).toHaveText('# typed');
  });

  test('a missing file is named, and can be added', async ({page, site: _}) => {
    await page.goto('playground');
    await choose(
      page,
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
    const chooser = page.waitForEvent('filechooser');
    await add.click();
    await (
      await chooser
    ).setFiles({name: 'b.yaml', mimeType: 'text/plain', buffer: Buffer.from('B: {type: string}\n')});
    await expect(tree(page)).toBeVisible();
  });
});
