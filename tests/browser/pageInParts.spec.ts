import type {Page} from '@playwright/test';
import {watchShifts} from './layoutShifts';
import {BASE_URL} from '../buildFolder';
import {expect, test} from './test';

/** Where a page stops: before the tag that has this text. */
const STOPS = [
  {where: 'in the navbar', path: 'docs/overview', text: 'navbar-source-link'},
  {where: 'in the breadcrumbs', path: 'docs/overview', text: 'aria-label="Home page"'},
  {where: 'before the link to the other version', path: 'docs/overview', text: 'class=doc-counterpart-link'},
  {where: 'in the actions', path: 'docs/overview', text: 'type=text/markdown', from: '</h1>'},
  {where: 'in the introduction of the home page', path: '', text: 'button--secondary'},
  {where: 'in the command of the home page', path: '', text: '<pre', from: '>Install<'},
];

/**
 * Sends the page up to a tag. The browser paints that part, because a script there has not arrived.
 *
 * @param text in the tag before which the page stops
 * @param from text that comes before it
 * @returns sends the rest
 */
async function stopPage(page: Page, path: string, text: string, from = ''): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/late.js', async (route) => {
    await isReleased;
    await route.fulfill({contentType: 'text/javascript', body: 'document.currentScript.remove();'});
  });
  await page.route(`**${BASE_URL}${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const found = html.indexOf(text, html.indexOf(from));
    expect(found).toBeGreaterThan(0);
    const stop = html.lastIndexOf('<', found);
    await route.fulfill({response, body: `${html.slice(0, stop)}<script src=/late.js></script>${html.slice(stop)}`});
  });
  return release;
}

/** Waits until the first part has been painted. */
async function expectFirstPart(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

for (const {where, path, text, from} of STOPS) {
  test(`a page that stops ${where} has no layout shift when the rest arrives`, async ({site, page}) => {
    const sendRest = await stopPage(page, path, text, from);
    const readShifts = await watchShifts(page);
    await page.goto(path, {waitUntil: 'commit'});
    await expectFirstPart(page);
    sendRest();
    await site.expectReady();
    expect(await readShifts()).toEqual([]);
  });
}

test('a menu that arrives in two parts has no layout shift, though the reader has changed it', async ({site, page}) => {
  await site.open('docs/overview');
  await site.sidebarGroup('Getting started').click();
  const readShifts = await watchShifts(page);
  const sendRest = await stopPage(page, 'docs/overview', '</nav>', 'aria-label="Docs sidebar"');
  await page.reload({waitUntil: 'commit'});
  await expectFirstPart(page);
  await expect(site.sidebarGroup('Guides')).toBeHidden();
  sendRest();
  await expect(site.sidebarGroup('Getting started')).toHaveAttribute('aria-expanded', 'false');
  await expect(site.sidebarGroup('Guides')).toBeVisible();
  expect(await readShifts()).toEqual([]);
});
