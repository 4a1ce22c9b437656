// axe checks for each view of the modal.
import {findBarriers, showTheme} from './axe';
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

for (const [name, show] of Object.entries(VIEWS)) {
  test(`axe finds nothing in the modal: ${name} @promise-accessible`, async ({site, page}) => {
    // Without transitions. Otherwise axe would check colors in mid-transition.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const search = new Search(page);
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
    const exclude = ['#__docusaurus'];
    expect.soft(await findBarriers(page, {exclude}), 'light, 1280 px').toEqual([]);
    await page.setViewportSize({width: 390, height: 800});
    await showTheme(page, 'dark');
    expect.soft(await findBarriers(page, {exclude}), 'dark, 390 px').toEqual([]);
  });
}
