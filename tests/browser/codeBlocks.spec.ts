import {expect, test} from './test';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('the copy button is reachable by keyboard, and the result is announced', async ({site, page}) => {
  await site.open('docs/hooks/useQuery');
  const block = site.doc.codeBlocks.first();
  await block.locator('pre').focus();
  await page.keyboard.press('Tab');
  await expect(site.doc.copyButton(block)).toBeFocused();
  await expect(site.doc.copyButton(block)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(site.announced).toHaveText('Copied');
});

test('copying a diff copies its new side', async ({site, page}) => {
  await site.open('docs/migrating-to-openapi-qraft-v2');
  const block = site.doc.codeBlocks.and(page.locator('.language-diff')).first();
  const shown = (await block.locator('code').innerText()).split('\n');
  expect(shown.some((line) => line.startsWith('-'))).toBe(true);
  await block.hover();
  await site.doc.copyButton(block).click();
  await expect(site.announced).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const newSide = shown.filter((line) => !line.startsWith('-')).map((line) => line.slice(2));
  expect(copied.trimEnd()).toBe(newSide.join('\n').trimEnd());
});

test('compiler messages are shown but not copied', async ({site, page}) => {
  await site.open('docs/overview');
  const block = site.doc.codeBlocks.filter({has: page.locator('.sample-error-line')}).first();
  await expect(block).toContainText('✗ TS');
  await block.hover();
  await site.doc.copyButton(block).click();
  await expect(site.announced).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain('✗');
});

test('line wrapping can be turned on', async ({site, page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open('docs/hooks/useQuery');
  const block = site.doc.codeBlocks.first();
  const pre = block.locator('pre');
  const isCut = () => pre.evaluate(({scrollWidth, clientWidth}) => scrollWidth > clientWidth);
  expect(await isCut()).toBe(true);
  await pre.focus();
  await page.keyboard.press('Tab');
  await expect(block.locator('.code-wrap')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(isCut).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(isCut).toBe(true);
});

test.describe('in forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('highlighted lines have a border, and changed lines have their + and -', async ({site, page}) => {
    await site.open('docs/migrating-to-openapi-qraft-v2');
    await expect(page.locator('.language-diff .c-r').first()).toContainText(/^-/);
    await expect(page.locator('.language-diff .c-a').first()).toContainText(/^\+/);
    await site.open('docs/hooks/useInfiniteQuery');
    const line = page.locator('.theme-code-block-highlighted-line').first();
    await expect(line).toHaveCSS('border-inline-start-style', 'solid');
    const [border, background] = await line.evaluate((element) => {
      const {borderInlineStartColor, backgroundColor} = getComputedStyle(element);
      return [borderInlineStartColor, backgroundColor];
    });
    expect(border).not.toBe(background);
  });
});
