import {expect, test} from './test';

test('the toggle has a label with its state and action, and announces the change @nav-color-mode @project-theme', async ({
  site,
  page,
}) => {
  await site.open();
  const toggle = site.navbar.colorToggle;
  await expect(toggle).toHaveAccessibleName('Switch to dark mode (light mode is on)');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName('Switch to light mode (dark mode is on)');
  await expect(page.getByRole('status').filter({hasText: 'dark mode'})).toHaveCount(1);
  await expect(toggle).toBeFocused();
});

test('the stored mode applies before the first paint, without a flash', async ({site, page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    // Every value of the attribute, starting with the first.
    const seen: (string | null)[] = [];
    new MutationObserver(() => seen.push(document.documentElement.dataset.theme ?? null)).observe(document, {
      attributes: true,
      attributeFilter: ['data-theme'],
      subtree: true,
    });
    Object.assign(window, {seenModes: seen});
  });
  await site.open('docs/overview');
  await site.expectTheme('dark');
  const seen = await page.evaluate(() => (window as unknown as {seenModes: string[]}).seenModes);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

test('the mode follows a change in another tab @color-mode-tabs', async ({site, page, context}) => {
  await site.open();
  const other = await context.newPage();
  await other.goto(page.url());
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await site.expectTheme('dark');
  await other.close();
});

test('?docusaurus-theme=dark overrides the stored mode and is not stored', async ({site, page}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await site.open('docs/overview?docusaurus-theme=dark');
  await site.expectTheme('dark');
  expect(await site.stored('theme')).toBe('light');
});

for (const garbage of ['purple', '', '{"a":1}', '<script>']) {
  test(`"${garbage}" in the storage counts as light @promise-storage`, async ({site, page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), garbage);
    await site.open();
    await site.expectTheme('light');
    await site.navbar.colorToggle.click();
    await site.expectTheme('dark');
  });
}

test("a change of the system color scheme does not change the reader's choice @color-mode-initial", async ({
  site,
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await site.open();
  await site.navbar.colorToggle.click();
  await site.expectTheme('dark');
  await page.emulateMedia({colorScheme: 'light'});
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await site.expectTheme('dark');
  expect(await site.stored('theme')).toBe('dark');
});

test('printing does not change the mode', async ({site, page}) => {
  await site.open();
  await site.navbar.colorToggle.click();
  await page.emulateMedia({media: 'print'});
  await page.emulateMedia({media: 'screen'});
  await site.expectTheme('dark');
  expect(await site.stored('theme')).toBe('dark');
});
