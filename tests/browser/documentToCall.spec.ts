import type {Locator, Page} from '@playwright/test';
import {findBarriers, showTheme} from './axe';
import {expect, test} from './test';

const PAGES = ['docs/getting-started/quick-start', 'docs/codegen/CLI', 'docs/codegen/create-api-client-function'];
const [QUICK_START = ''] = PAGES;
const HEADINGS = ['1. In the document', '2. What the CLI writes', '3. In your code'];

class Panes {
  readonly root: Locator;
  readonly choices: Locator;
  readonly panes: Locator;

  constructor(page: Page) {
    this.root = page.locator('.document-to-call');
    this.choices = this.root.getByRole('radio');
    this.panes = this.root.locator('section');
  }

  choice(name: string): Locator {
    return this.root.getByRole('radio', {name, exact: true});
  }

  /** What lights up in each pane. An underline becomes an outline, so color is not the only sign. */
  async lit(): Promise<string[][]> {
    return this.panes.evaluateAll((panes) =>
      panes.map((pane) =>
        [...pane.querySelectorAll('[data-part]')]
          .filter((part) => getComputedStyle(part).outlineStyle === 'solid')
          .map((part) => part.textContent),
      ),
    );
  }
}

test('pointing at a name lights up its origin and its result', async ({site, page}) => {
  await site.open(QUICK_START);
  const panes = new Panes(page);
  expect(await panes.lit()).toEqual([['books'], ['BooksService'], ['books']]);

  await panes.panes.nth(2).getByText('bookId', {exact: true}).last().hover();
  await expect(panes.choice('Parameter bookId')).toBeChecked();
  expect(await panes.lit()).toEqual([['bookId', 'BookId'], ['bookId', 'bookId'], ['bookId']]);
  await expect(panes.root.getByText('The parameter keeps its name')).toBeVisible();

  await panes.panes.nth(0).getByText("'404'").hover();
  await panes.panes.nth(0).getByText('NotFound').hover();
  await expect(panes.choice('Response 404')).toBeChecked();
  expect((await panes.lit()).map((names) => names.at(-1))).toEqual(['NotFound', 'NotFound', 'error']);
});

test('by keyboard, all names are one stop, and arrow keys choose', async ({site, page}) => {
  await site.open(QUICK_START);
  const panes = new Panes(page);
  await panes.choices.first().focus();
  await page.keyboard.press('ArrowRight');
  const operation = panes.choice('Operation getBook');
  await expect(operation).toBeFocused();
  await expect(operation).toBeChecked();
  await expect(operation).toHaveAccessibleDescription(
    'The operationId is the name of the operation. In the document: getBook, generated: getBook, in your code: getBook.',
  );
  expect(await panes.lit()).toEqual([['getBook'], ['getBook', 'getBook', 'getBook'], ['getBook']]);
  await page.keyboard.press('Tab');
  await expect(panes.panes.nth(0).getByRole('group', {name: 'Code of openapi.yaml'})).toBeFocused();
});

test('marked code is copied as it is in the file', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(QUICK_START);
  const pane = new Panes(page).panes.nth(2);
  await pane.locator('.theme-code-block').hover();
  await pane.getByRole('button', {name: 'Copy code to clipboard'}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('api.books.getBook.useQuery({\n    path: { bookId },\n  });');
});

for (const path of PAGES) {
  test(`each name lights up in the document and in what is generated: ${path}`, async ({site, page}) => {
    await site.open(path);
    const panes = new Panes(page);
    for (const choice of await panes.choices.all()) {
      await choice.check();
      const [document = [], generated = []] = await panes.lit();
      expect(document).not.toEqual([]);
      expect(generated).not.toEqual([]);
    }
  });

  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 820],
    ['light', 390],
    ['dark', 320],
  ] as const) {
    test(`axe finds nothing in the panes, and nothing overflows: ${path}, ${theme}, ${width} px`, async ({
      site,
      page,
    }) => {
      await page.setViewportSize({width, height: 900});
      await site.open(path);
      await showTheme(page, theme);
      await new Panes(page).choices.last().check();
      expect(await findBarriers(page, {include: '.document-to-call'})).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('choosing another name moves nothing on a wide screen', async ({site, page}) => {
  await site.open(QUICK_START);
  const panes = new Panes(page);
  const heights = new Set<number>();
  for (const choice of await panes.choices.all()) {
    await choice.check();
    heights.add(await panes.root.evaluate((root) => root.getBoundingClientRect().height));
  }
  expect([...heights]).toHaveLength(1);
});

test('the Markdown version has the three panes in order', async ({page}) => {
  const response = await page.request.get(`${QUICK_START}.md`);
  const text = await response.text();
  const places = HEADINGS.map((heading) => text.indexOf(`**${heading}**`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((one, other) => one - other)).toEqual(places);
  expect(text).toContain('In the document: `books`, generated: `BooksService`, in your code: `books`.');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the panes follow each other under their headings, and choosing lights names up', async ({page}) => {
    await page.goto(QUICK_START);
    const panes = new Panes(page);
    await expect(panes.panes.locator('> p')).toHaveText(HEADINGS);
    await expect(panes.root.getByRole('group', {name: /^Code of/})).toHaveCount(4);
    await panes.choice('Response 200').check();
    expect((await panes.lit()).at(-1)).toContain('data');
  });
});
