import type {Page} from '@playwright/test';
import {findBarriers} from './axe';
import {expect, test} from './test';

/** Toggles the fault in the page. */
declare global {
  interface Window {
    isBroken?: boolean;
  }
}

/** Makes the 2.x overview fail to render while `window.isBroken` is true: its metadata throws when it is read. */
async function breakOverview(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (...args) => {
      const value: unknown = parse(...args);
      if (!(value instanceof Object) || !('permalink' in value) || !('frontMatter' in value)) return value;
      if (value.permalink !== '/openapi-qraft/docs/overview') return value;
      const {title} = value as unknown as {title: string};
      Object.defineProperty(value, 'title', {
        get() {
          if (!window.isBroken) return title;
          throw new Error('The title is broken.', {cause: new Error('The plug was pulled.')});
        },
      });
      return value;
    };
    window.isBroken = true;
  });
}

test.describe('a page that crashes', () => {
  test.beforeEach(async ({page, site}) => {
    await breakOverview(page);
    site.expectFindings('The title is broken.');
    await site.open('docs/core/query-operation');
    await site.sidebarLink('Overview').click();
    await expect(site.doc.heading).toHaveText('This page crashed.');
  });

  test('shows the message and its causes, and keeps the menus @error-render @project-theme', async ({site, page}) => {
    await expect(page.getByRole('main')).toContainText('The title is broken.');
    await expect(page.getByRole('main')).toContainText('Cause:');
    await expect(page.getByRole('main')).toContainText('The plug was pulled.');
    await expect(site.navbar.link('Docs')).toBeVisible();
    await expect(site.doc.heading).toBeFocused();
  });

  test('recovers with "Try again" only after the fault is gone @error-render', async ({site, page}) => {
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(site.doc.heading).toHaveText('This page crashed.');
    await page.evaluate(() => (window.isBroken = false));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(site.doc.heading).toHaveText('Overview');
  });

  test('offers a bug report with the page, the message and the cause', async ({page}) => {
    const href = await page.getByRole('link', {name: 'Report this crash'}).getAttribute('href');
    const {origin, pathname, searchParams} = new URL(href ?? '');
    expect(origin + pathname).toBe('https://github.com/OpenAPI-Qraft/openapi-qraft/issues/new');
    expect(searchParams.get('title')).toContain('docs/overview');
    expect(searchParams.get('body')).toContain('The title is broken.\n\nCause:\nThe plug was pulled.');
  });

  test('lets the reader go to another page', async ({site}) => {
    await site.navbar.chooseVersion('2.x', '1.x');
    await site.expectPath('docs/1.x/overview');
    await expect(site.doc.heading).toHaveText('Overview');
  });

  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const) {
    test(`axe finds nothing: crashed page, ${theme}, ${width} px @promise-accessible`, async ({site, page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 800});
      await page.evaluate((value) => localStorage.setItem('theme', value), theme);
      // Simulates a theme change in another tab.
      await page.evaluate(
        (value) =>
          dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue: value, storageArea: localStorage})),
        theme,
      );
      await site.expectTheme(theme);
      expect(await findBarriers(page)).toEqual([]);
    });
  }
});
