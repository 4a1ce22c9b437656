import {watchShifts} from './layoutShifts';
import {expect, test} from './test';

test('the bar can be dismissed by keyboard, and the focus moves to the navbar @announcement @project-theme', async ({
  site,
  page,
}) => {
  await site.open();
  const button = site.announcement.getByRole('button', {name: 'Dismiss this announcement'});
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(site.announcement).toBeHidden();
  const isInNavbar = await page.evaluate(() => document.activeElement?.closest('.navbar') !== null);
  expect(isInNavbar).toBe(true);
});

test('a dismissed bar takes no space, not even in the first frame', async ({site, page}) => {
  const readShifts = await watchShifts(page);
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'covers-2-14-1');
  });
  await site.open();
  await expect(site.announcement).toBeHidden();
  expect(await readShifts()).toEqual([]);
});

test('a new announcement shows again @announcement-dismissed @limit-storage-keys', async ({site, page}) => {
  await site.open();
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
  });
  await site.reload();
  await expect(site.announcement).toBeVisible();
  expect(await site.stored('docusaurus.announcement.dismiss')).toBe('false');
  expect(await site.stored('docusaurus.announcement.id')).toBe('covers-2-14-1');
});

test('storage that throws only causes a warning @error-storage', async ({site, page}) => {
  site.expectFindings('console warning');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await site.open();
  await site.announcement.getByRole('button').click();
  await expect(site.announcement).toBeHidden();
  await site.navbar.colorToggle.click();
  await site.expectTheme('dark');
  await site.navbar.openDocs();
  await site.expectPath('docs/overview');
});
