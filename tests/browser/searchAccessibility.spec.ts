import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './test';
import {Search} from './pages/Search';

const VIEWS: Readonly<Record<string, (search: Search) => Promise<void>>> = {
  start: async (search) => expect(search.dialog.getByText('No recent searches')).toBeVisible(),
  stored: async (search) => expect(search.section('Favorite')).toBeVisible(),
  results: async (search) => {
    await search.type('query');
    await expect(search.rows.first()).toBeVisible();
  },
  'no results': async (search) => {
    await search.type('query');
    await expect(search.rows.first()).toBeVisible();
    await search.type('volcano eruption');
    await expect(search.dialog.getByText('No results for')).toBeVisible();
  },
  error: async (search) => {
    await search.type('query');
    await expect(search.dialog.getByText('Unable to fetch results')).toBeVisible();
  },
};

for (const width of [390, 1280]) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [name, show] of Object.entries(VIEWS)) {
      test(`axe finds nothing in the modal: ${name}, ${theme}, ${width} px @promise-accessible`, async ({
        site,
        page,
      }) => {
        test.setTimeout(90_000);
        const search = new Search(page);
        await page.setViewportSize({width, height: 800});
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        if (name === 'error') {
          site.expectFindings('assets/search/');
          site.expectFindings('RetryError: Unreachable hosts');
          await page.route('**/assets/search/*.json', (route) => route.abort('failed'));
        }
        await site.open('docs/overview');
        if (name === 'stored') {
          await search.store('RECENT', ['a', 'b']);
          await search.store('FAVORITE', ['c']);
        }
        await search.open();
        await show(search);
        // The page behind the modal is checked by another test.
        const {violations} = await new AxeBuilder({page}).exclude('#__docusaurus').analyze();
        const findings = violations.flatMap(({id, help, nodes}) =>
          nodes.map(({target, failureSummary}) => `${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`),
        );
        expect(findings).toEqual([]);
      });
    }
  }
}
