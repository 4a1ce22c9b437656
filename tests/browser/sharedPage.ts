import type {Page} from '@playwright/test';
import {expect, test as base} from './test';

export {expect};

/**
 * Tests of a worker share one page, unless they turn `isShared` off. For pages that take long to get ready, such as the
 * playground, which starts the generator and TypeScript.
 */
export const test = base.extend<{isShared: boolean}, {sharedPage: Page}>({
  isShared: [true, {option: true}],
  sharedPage: [
    async ({browser}, use, {project}) => {
      const {baseURL, viewport} = project.use;
      const context = await browser.newContext({baseURL, viewport});
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  // Not the runner's own page, which would be created for every test, even if unused.
  page: async ({browser, sharedPage, isShared, viewport}, use) => {
    if (isShared) {
      // Another test may have changed them.
      if (viewport) await sharedPage.setViewportSize(viewport);
      await sharedPage.emulateMedia({reducedMotion: null, colorScheme: null});
      return use(sharedPage);
    }
    const context = await browser.newContext();
    await use(await context.newPage());
    await context.close();
  },
});
