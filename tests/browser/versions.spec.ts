// That every page links to its counterpart is in tests/site/versions.test.ts.
import {expect, test} from './test';

test('the version menu leads to a page that has moved, and back', async ({site}) => {
  await site.open('docs/codegen/CLI');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/codegen/cli');
  await site.navbar.chooseVersion('1.x', '2.x');
  await site.expectPath('docs/codegen/CLI');
});

test('the version menu leads to the overview where the other version has nothing on the subject', async ({site}) => {
  await site.open('docs/eslint/no-unstable-deps');
  await expect(site.doc.counterpart('1.x')).toHaveCount(0);
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
});

test('the same subject is one click away, down to its section', async ({site}) => {
  await site.open('docs/1.x/core/requestFn');
  await site.doc.counterpart('2.x').click();
  await site.expectPath('docs/codegen/create-api-client-function#request-function');
  await expect(site.doc.heading).toBeVisible();
});

test('the banner of 1.x says that it is not the current line, and leads to the page there', async ({site}) => {
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

test('on a page that does not exist the version menu leads to the overviews', async ({site}) => {
  await site.openMissing('docs/1.x/no-such-page');
  await site.navbar.chooseVersion('2.x', '1.x');
  await site.expectPath('docs/1.x/overview');
});
