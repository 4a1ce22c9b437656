import {WITHOUT_NAMESAKE} from '../../src/lib/versionMap';
import {expect, test} from './test';

const ROOTS = {current: 'docs', '1.x': 'docs/1.x'} as const;
const LABELS = {current: '2.x', '1.x': '1.x'} as const;
const PAIRS = [
  ['current', '1.x'],
  ['1.x', 'current'],
] as const;

for (const [from, to] of PAIRS) {
  for (const [route, target] of [
    ['hooks/useQuery', 'hooks/useQuery'],
    ...Object.entries(WITHOUT_NAMESAKE[from]),
  ] as const) {
    test(`from ${LABELS[from]} ${route} the version menu leads to ${target ?? 'the overview'}`, async ({site}) => {
      await site.open(`${ROOTS[from]}/${route}`);
      await site.navbar.chooseVersion(LABELS[from], LABELS[to]);
      await site.expectPath(`${ROOTS[to]}/${target ?? 'overview'}`);
    });

    test(`${LABELS[from]} ${route} ${target === null ? 'offers no page' : 'is one click from its page'} in ${LABELS[to]}`, async ({
      site,
    }) => {
      await site.open(`${ROOTS[from]}/${route}`);
      const link = site.doc.counterpart(LABELS[to]);
      if (target === null) {
        await expect(link).toHaveCount(0);
        return;
      }
      await link.click();
      await site.expectPath(`${ROOTS[to]}/${target}`);
      await expect(site.doc.heading).toBeVisible();
    });
  }
}

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
