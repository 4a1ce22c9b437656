// The title of a page is in view on a phone before anything else: below it are the version, the banner of older versions,
// and the table of contents.
import {expect, test} from './test';

const PAGES = [
  'docs/overview',
  'docs/hooks/useQuery',
  // The breadcrumbs of these two take two lines.
  'docs/query-client/ensureInfiniteQueryData',
  'docs/codegen/CLI/create-predefined-parameters-request-fn',
  'docs/1.x/hooks/useQuery',
  'docs/1.x/codegen/create-api-client-function',
];

test.use({viewport: {width: 390, height: 844}});

for (const announcement of ['shown', 'dismissed']) {
  test(`the title starts within 260 px of a phone's screen, with the announcement ${announcement}`, async ({
    site,
    page,
  }) => {
    if (announcement === 'dismissed') {
      await site.open();
      await site.announcement.getByRole('button').click();
    }
    for (const path of PAGES) {
      await site.open(path);
      await expect(site.announcement).toHaveCount(announcement === 'shown' ? 1 : 0);
      expect.soft((await site.doc.heading.boundingBox())?.y, path).toBeLessThan(260);
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}
