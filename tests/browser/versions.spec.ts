// tests/site/versions.test.ts checks that every page links to its counterpart.
import {expect, test} from './test';

test('the version menu leads to a page that was renamed, and back', async ({site}) => {
  await site.open('docs/codegen/CLI');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/codegen/cli');
  await site.navbar.chooseVersion('1.x', '2.x');
  await site.expectPath('docs/codegen/CLI');
});

test('the version menu leads to the overview when the page has no counterpart', async ({site}) => {
  await site.open('docs/eslint/no-unstable-deps');
  await expect(site.doc.counterpart('1.x')).toHaveCount(0);
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
});

test('the badge links to the counterpart, including the section', async ({site}) => {
  await site.open('docs/1.x/core/requestFn');
  await site.doc.counterpart('2.x').click();
  await site.expectPath('docs/codegen/create-api-client-function#request-function');
  await expect(site.doc.heading).toBeVisible();
});

test('the banner of 1.x says that it is an older version, and links to the counterpart', async ({site}) => {
  await site.open('docs/1.x/codegen/cli');
  await expect(site.doc.versionBanner).toContainText('no longer actively maintained');
  await site.doc.versionBanner.getByRole('link').click();
  await site.expectPath('docs/codegen/CLI');
  await expect(site.doc.versionBanner).toHaveCount(0);
});

test('the version chosen beside the badge is remembered', async ({site}) => {
  await site.open('docs/hooks/useQuery');
  await site.doc.counterpart('1.x').click();
  await site.expectPath('docs/1.x/hooks/useQuery');
  await site.open();
  await expect(site.navbar.dropdown('1.x')).toBeVisible();
});

test('on the not-found page the version menu leads to the overviews', async ({site}) => {
  await site.openMissing('docs/1.x/no-such-page');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
});
