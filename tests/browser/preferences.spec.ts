import {expect, test} from './test';

test('the first visit uses the light theme, whatever the system prefers @color-mode-initial', async ({site, page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open();
  await site.expectTheme('light');
});

test('the color mode is stored under the key "theme" @color-mode-stored @limit-storage-keys', async ({site}) => {
  await site.open();
  await site.navbar.colorToggle.click();
  await site.expectTheme('dark');
  expect(await site.stored('theme')).toBe('dark');
  await site.reload();
  await site.expectTheme('dark');
  await site.navbar.colorToggle.click();
  await site.expectTheme('light');
  expect(await site.stored('theme')).toBe('light');
});

test('a dismissed announcement stays dismissed @announcement-dismissed @limit-storage-keys', async ({site}) => {
  await site.open();
  await expect(site.announcement).toBeVisible();
  await site.announcement.getByRole('button', {name: /close|dismiss/i}).click();
  await expect(site.announcement).toBeHidden();
  expect(await site.stored('docusaurus.announcement.dismiss')).toBe('true');
  expect(await site.stored('docusaurus.announcement.id')).not.toBeNull();
  await site.reload();
  await expect(site.announcement).toBeHidden();
});

test('the preferred version is stored under its key @version-preferred @limit-storage-keys', async ({site}) => {
  await site.open('docs/overview');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
  expect(await site.stored('docs-preferred-version-default')).toBe('1.x');
});

test('the package manager chosen on one page is used on the others', async ({site}) => {
  await site.open('docs/getting-started/installation');
  await site.doc.tabs('pnpm').first().click();
  for (const tab of await site.doc.tabs('pnpm').all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await site.open('docs/getting-started/quick-start');
  for (const tab of await site.doc.tabs('pnpm').all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('the copy button of a code block copies its text', async ({site, page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await site.open('docs/getting-started/installation');
  const block = site.doc.codeBlocks.first();
  await block.hover();
  await site.doc.copyButton(block).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).not.toBe('');
  expect(copied.trim()).toBe((await block.locator('code').innerText()).trim());
});
