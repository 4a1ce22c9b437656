import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BUILD_FOLDER} from '../buildFolder';
import {expect, test} from './test';

/** The browser requests /favicon.ico for a plain text file, which cannot name an icon. */
const ICON_OF_HOST = '/favicon.ico';
const PAGE = 'docs/hooks/useQuery';
const markdown = readFileSync(join(BUILD_FOLDER, `${PAGE}.md`), 'utf8');

test('"Copy page" copies the Markdown of the page and announces it', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open(PAGE);
  await site.doc.copyPage.focus();
  await page.keyboard.press('Enter');
  await expect(site.announced).toHaveText('The page was copied as Markdown.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});

test('it copies without access to the Clipboard API', async ({site, page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    // Playwright cannot read the clipboard here, so the page reports what was selected when it copied.
    document.addEventListener('copy', () => {
      const field = document.activeElement;
      document.title = field instanceof HTMLTextAreaElement ? `copied ${field.value.length}` : 'nothing';
    });
  });
  await site.open(PAGE);
  await site.doc.copyPage.click();
  await expect(site.announced).toHaveText('The page was copied as Markdown.');
  await expect(page).toHaveTitle(`copied ${markdown.length}`);
  await expect(site.doc.copyPage).toBeFocused();
});

test('it opens the Markdown when copying is not possible', async ({site, page}) => {
  site.expectFindings(ICON_OF_HOST);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  await site.open(PAGE);
  await site.doc.copyPage.click();
  await page.waitForURL(`**/${PAGE}.md`);
});

test('"View as Markdown" opens the Markdown of the current page', async ({site, page}) => {
  site.expectFindings(ICON_OF_HOST);
  await site.open(PAGE);
  await site.sidebarLink('useSuspenseQuery()').click();
  await site.expectPath('docs/hooks/useSuspenseQuery');
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    /\/docs\/hooks\/useSuspenseQuery\.md$/,
  );
  await site.doc.viewAsMarkdown.click();
  await page.waitForURL('**/docs/hooks/useSuspenseQuery.md');
  await expect(page.locator('body')).toContainText('# useSuspenseQuery()');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the link is shown, and the button is not', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Copy page'})).toBeHidden();
  });
});
