// Preferences of the operating system, text size, and print: reduced motion, forced colors, 200 % text.
import type {Page} from '@playwright/test';
import {expect, test} from './test';

const PAGE_TYPES = ['', 'docs/overview', 'docs/hooks/useQuery', 'docs/1.x/getting-started/installation', 'search'];

/** Opens sidebar groups and returns the duration of each transition in milliseconds, in the order of the names. */
async function measureGroups(page: Page, names: readonly string[]): Promise<number[]> {
  const durations: number[] = [];
  for (const name of names) {
    const list = page.locator('.theme-doc-sidebar-item-category-level-1', {
      has: page.getByRole('button', {name, exact: true}),
    });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, {seen});
      new MutationObserver((records) => {
        for (const {target} of records) seen.push((target as HTMLElement).style.transition);
      }).observe(document.querySelector('.theme-doc-sidebar-container')!, {
        attributes: true,
        attributeFilter: ['style'],
        subtree: true,
      });
    });
    await list.getByRole('button', {name, exact: true}).click();
    // The duration is set again when the group's height changes during the transition (a line wraps). Take the longest.
    await expect.poll(() => readSeen(page)).not.toEqual([]);
    durations.push(Math.max(...(await readSeen(page))));
  }
  return durations;
}

/** The distinct transition durations that were set since the last call. */
function readSeen(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const {seen} = window as unknown as {seen: string[]};
    const times = seen.flatMap((text) => {
      const [, time, unit] = /height ([\d.]+)(m?s)/.exec(text) ?? [];
      return time === undefined ? [] : [Number(time) * (unit === 's' ? 1000 : 1)];
    });
    return [...new Set(times)];
  });
}

test.describe('sidebar groups open', () => {
  test('in a time that grows with their height @menu-animation', async ({site, page}) => {
    await site.open('docs/overview');
    const [few = 0, many = 0] = await measureGroups(page, ['Authentication', 'QueryClient methods']);
    expect(few).toBeGreaterThan(50);
    expect(many).toBeGreaterThan(few);
  });

  test('in 1 ms with reduced motion @menu-animation', async ({site, page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await site.open('docs/overview');
    expect(await measureGroups(page, ['Authentication', 'QueryClient methods'])).toEqual([1, 1]);
  });
});

test('nothing moves with reduced motion @promise-media', async ({site, page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await site.open('docs/hooks/useQuery');
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
        return (
          Math.max(...`${transitionDuration}, ${animationDuration}`.split(', ').map(parseFloat)) > 0.001 ||
          scrollBehavior === 'smooth'
        );
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(slow).toEqual([]);
});

test.describe('in print @promise-media', () => {
  test.beforeEach(async ({site, page}) => {
    await site.open('docs/hooks/useQuery');
    await page.emulateMedia({media: 'print'});
    await page.setViewportSize({width: 700, height: 1000});
  });

  test('only the text is printed, without bars, menus and buttons', async ({site, page}) => {
    await expect(site.doc.heading).toBeVisible();
    await expect(site.doc.codeBlocks.first()).toBeVisible();
    for (const name of [
      '.navbar',
      '.theme-doc-sidebar-container',
      '[data-announcement]',
      '.pagination-nav',
      '.code-button',
    ]) {
      await expect(page.locator(name).filter({visible: true}), name).toHaveCount(0);
    }
    await expect(page.locator('main button').filter({visible: true})).toHaveCount(0);
  });

  test('long lines of code are not cut off', async ({page}) => {
    const cut = await page
      .locator('article pre')
      .evaluateAll((blocks) => blocks.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
  });
});

test('with forced colors, controls have borders, the current page is marked and the focus has an outline @promise-media', async ({
  site,
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await site.open('docs/hooks/useQuery');
  const edge = (selector: string, side: 'borderTopWidth' | 'borderInlineStartWidth') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => parseFloat(getComputedStyle(element)[name]), side);
  expect(await edge('.DocSearch-Button', 'borderTopWidth')).toBeGreaterThan(0);
  expect(await edge('.theme-code-block', 'borderTopWidth')).toBeGreaterThan(0);
  expect(await edge('.menu__link--active:not(.menu__link--sublist)', 'borderInlineStartWidth')).toBeGreaterThan(0);
  await site.navbar.colorToggle.focus();
  await page.keyboard.press('Shift+Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
  expect(outline).not.toBe('none');
  // Icons are drawn as masks, so their background must be a system color too.
  const mark = await page
    .locator('.navbar-source-link')
    .evaluate((element) => [
      getComputedStyle(element, '::before').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
  expect(mark[0]).not.toBe(mark[1]);
});

for (const path of PAGE_TYPES) {
  test(`text at 200 % fits: ${path || 'home page'} @promise-media`, async ({site, page}) => {
    for (const width of [1280, 640]) {
      await page.setViewportSize({width, height: 800});
      await site.open(path);
      await page.addStyleTag({content: 'html {font-size: 200% !important}'});
      const wide = await page.evaluate(() => {
        const {scrollWidth, clientWidth} = document.documentElement;
        if (scrollWidth <= clientWidth) return [];
        return [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 100))
          .slice(0, 5);
      });
      expect(wide, `${path || 'home page'} at ${width} px sticks out`).toEqual([]);
    }
  });
}

test('text at 200 % is not cut off: the announcement, the site title and the menus beside it @promise-media', async ({
  site,
  page,
}) => {
  await site.open('docs/overview');
  await page.addStyleTag({content: 'html {font-size: 200% !important}'});
  for (const width of [1280, 1000, 390]) {
    await page.setViewportSize({width, height: 800});
    const parts = '[data-announcement], [data-announcement] > *, .navbar__title, .navbar__link';
    const cut = await page.locator(parts).evaluateAll((all) =>
      all
        // Elements for screen readers only are one pixel wide.
        .filter((one) => one.clientWidth > 1)
        .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map((one) => `${one.className}: ${one.scrollWidth} × ${one.scrollHeight} px`),
    );
    expect(cut, `${width} px`).toEqual([]);
    const home = site.navbar.link('OpenAPI Qraft');
    await expect(home).toBeInViewport({ratio: 1});
    const {x, y, width: wide, height} = (await home.boundingBox())!;
    const bar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    expect([wide > 20, x >= 0, y >= bar.y - 1, y + height <= bar.y + bar.height + 1]).toEqual([true, true, true, true]);
  }
});

test('text at 200 % breaks no word in the table of contents', async ({site, page}) => {
  await site.open('docs/hooks/useQuery');
  await page.addStyleTag({content: 'html {font-size: 200% !important}'});
  for (const width of [1280, 1000]) {
    await page.setViewportSize({width, height: 800});
    const broken = await page.locator('.theme-doc-toc-desktop').evaluate(listBrokenWords);
    expect(broken, `${width} px`).toEqual([]);
  }
});

/** Runs in the page. Lists words that are broken across lines. */
function listBrokenWords(element: Element): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const {0: word, index} of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}
