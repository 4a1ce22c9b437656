// axe checks for states that need an interaction. everyPage.spec.ts checks pages as they load.
import type {Page} from '@playwright/test';
import {findBarriers} from './axe';
import {expect, test} from './test';

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing: not found, ${theme}, ${width} px @promise-accessible`, async ({site, page}) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.setViewportSize({width, height: 800});
    await site.openMissing('docs/no-such-page');
    await site.expectTheme(theme);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`axe finds nothing: a page whose chunk fails to load, ${theme}, ${width} px @promise-accessible`, async ({
    site,
    page,
    context,
  }) => {
    site.expectFindings('ERR_INTERNET_DISCONNECTED');
    site.expectFindings('Loading chunk');
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.setViewportSize({width, height: 800});
    await site.open('docs/hooks/useQuery');
    await context.setOffline(true);
    await page.getByRole('link', {name: /^Next/}).click();
    await expect(site.doc.heading).toHaveText('This page did not load.');
    expect(await findBarriers(page)).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  for (const level of ['second', 'first'] as const) {
    test(`axe finds nothing: ${level} level of the mobile menu, ${theme} @promise-accessible`, async ({site, page}) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.setViewportSize({width: 390, height: 800});
      await site.open('docs/hooks/useQuery');
      await site.navbar.menuButton.click();
      // The menu opens with the sidebar, its second level.
      await expect(site.mobileMenu.currentPage.first()).toBeVisible();
      if (level === 'first') {
        await site.mobileMenu.backToMainMenu();
        await expect(site.mobileMenu.link('Docs')).toBeVisible();
      }
      expect(await findBarriers(page)).toEqual([]);
    });
  }
}

/** The search page focuses its input, so the next Tab would continue from there. */
async function startFromTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
}

interface Stop {
  /** Undefined after the last element of the page. */
  readonly region: string | undefined;
  /** Empty if the focused element is marked and in sight. */
  readonly problem: string;
}

const isLast = ({region}: Stop): boolean => region === undefined || region === 'footer';

/** Runs in the page. Each Tab adds what has the focus then to `window.stops`. */
function recordStops(): void {
  const stops: Stop[] = [];
  Object.assign(window, {stops});
  window.addEventListener(
    'keyup',
    () => {
      const element = document.activeElement;
      if (!element || element === document.body) return void stops.push({region: undefined, problem: ''});
      const region = element.closest('[data-announcement], .navbar, aside, main, footer');
      const box = element.getBoundingClientRect();
      const {outlineStyle, boxShadow} = getComputedStyle(element);
      const isSeen = box.width > 0 && box.height > 0 && box.bottom > 0 && box.top < innerHeight;
      const isMarked = outlineStyle !== 'none' || boxShadow !== 'none';
      stops.push({
        region: region?.matches('[data-announcement]')
          ? 'announcement'
          : region?.matches('.navbar')
            ? 'navbar'
            : (region?.tagName.toLowerCase() ?? 'top'),
        problem: isSeen && isMarked ? '' : `${isSeen ? 'unmarked' : 'out of sight'}: ${element.outerHTML.slice(0, 90)}`,
      });
    },
    true,
  );
}

for (const [name, path] of [
  ['home page', ''],
  ['page of 2.x', 'docs/hooks/useQuery'],
  ['page of 1.x', 'docs/1.x/hooks/useQuery'],
  ['search page', 'search'],
] as const) {
  test(`the skip link comes first and jumps to the content: ${name} @promise-keyboard`, async ({site, page}) => {
    await site.open(path);
    await startFromTop(page);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', {name: 'Skip to main content'});
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInContent = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(isInContent).toBe(true);
  });

  test(`Tab follows the reading order and focused elements are always visible: ${name} @promise-keyboard`, async ({
    site,
    page,
  }) => {
    // Disables smooth scrolling, so that each element can be checked as soon as it has the focus.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open(path);
    await startFromTop(page);
    await page.evaluate(recordStops);
    let stops: Stop[] = [];
    for (let presses = 0; presses < 400 && !stops.some(isLast); presses += 20) {
      for (let press = 0; press < 20; press++) await page.keyboard.press('Tab');
      stops = await page.evaluate(() => (window as unknown as {stops: Stop[]}).stops);
    }
    stops = stops.slice(0, stops.findIndex(isLast) + 1);
    const regions = stops.map(({region}) => region);
    const hidden = stops.flatMap(({problem}) => problem || []);
    expect(hidden).toEqual([]);
    const order = ['top', 'announcement', 'navbar', 'aside', 'main', 'footer'];
    const firstVisits = regions.filter((region, index) => regions.indexOf(region) === index);
    expect(firstVisits).toEqual(order.filter((region) => firstVisits.includes(region)));
    expect(firstVisits).toEqual(expect.arrayContaining(['top', 'navbar', 'main']));
  });
}

test('code blocks have an accessible name and scroll with the keyboard @promise-keyboard', async ({site, page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await site.open('docs/hooks/useQuery');
  const blocks = page.locator('article .theme-code-block pre').filter({visible: true});
  for (const block of await blocks.all()) await expect(block).toHaveAccessibleName(/\S/);
  const wide = await blocks.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth + 40));
  expect(wide).toBeGreaterThanOrEqual(0);
  const block = blocks.nth(wide);
  await block.focus();
  await expect(block).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => block.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
});
