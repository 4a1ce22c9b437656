// Measurements that need a browser: what is really loaded, and layout shifts.
import {PAGE_TYPE_NAMES, PAGE_TYPES} from '../../scripts/measure/pageTypes';
import {readFirstView, weighFile} from '../../scripts/measure/readFirstView';
import {toKibibytes} from '../../scripts/measure/weigh';
import {firstSearchResult, layoutShift, openedSearch, PAGE_BUDGETS, playground} from '../readBudgets';
import {watchShifts} from './layoutShifts';
import {Search} from './pages/Search';
import {expect, test} from './test';

for (const name of PAGE_TYPE_NAMES) {
  for (const width of [390, 1280]) {
    test(`${name} loads no more than its budget at ${width} px, lists all its scripts so that they load in parallel, and does not shift @promise-budgets`, async ({
      page,
      baseURL,
      site,
    }) => {
      void site; // The `site` fixture watches the console, so it also reports hydration mismatches.
      await page.setViewportSize({width, height: 800});
      const readShifts = await watchShifts(page);
      const loaded = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname);
      });
      const view = await readFirstView(page, `${baseURL ?? ''}${PAGE_TYPES[name]}`);
      const budget = PAGE_BUDGETS[name];
      expect.soft(view.readable).toBeLessThanOrEqual(budget.readable);
      expect.soft(view.javascript).toBeLessThanOrEqual(budget.javascript);
      expect.soft(view.all).toBeLessThanOrEqual(budget.all);
      expect.soft((await readShifts()).reduce((sum, value) => sum + value, 0)).toBeLessThan(layoutShift);
      const {scripts} = JSON.parse((await page.locator('#page-files').textContent()) ?? '') as {scripts: string[]};
      expect([...loaded].sort()).toEqual([...scripts].sort());
    });
  }
}

test('the playground loads no more than its budget until the reader does something', async ({page, baseURL, site}) => {
  void site;
  const view = await readFirstView(page, `${baseURL ?? ''}playground`);
  expect(view.all).toBeLessThanOrEqual(playground);
  await expect(page.getByRole('textbox', {name: 'OpenAPI document'})).toBeVisible();
});

function weighAll(addresses: Iterable<string>): number {
  return toKibibytes([...addresses].map(weighFile).reduce((sum, size) => sum + size, 0));
}

for (const version of ['', '1.x/']) {
  test(`from the key press to the first result, docs/${version} loads no more than its budget`, async ({
    page,
    site,
  }) => {
    await site.open(`docs/${version}overview`);
    await page.waitForLoadState('networkidle');
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(request.url()));
    const search = new Search(page);
    await search.open();
    await search.type('useMutation');
    await search.expectFirst(`${version}hooks/useMutation`);
    // The texts load after the first response.
    const before = [...asked].filter((address) => !/\.texts\.[0-9a-f]{8}\.json$/.test(address));
    const opened = before.filter((address) => !address.includes('/assets/search/'));
    expect(before.length - opened.length).toBe(1);
    expect.soft(weighAll(opened)).toBeLessThanOrEqual(openedSearch);
    expect.soft(weighAll(before)).toBeLessThanOrEqual(firstSearchResult);
  });
}
